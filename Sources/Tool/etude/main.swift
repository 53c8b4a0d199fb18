print("etude")

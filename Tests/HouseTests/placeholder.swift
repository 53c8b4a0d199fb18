// House

// LegacySpellings

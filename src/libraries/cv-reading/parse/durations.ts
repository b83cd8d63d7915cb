const duration =
  /^\W*(?:\d+\s*(?:years?|yrs?|months?|mos?|ans?|mois|год[а]?|лет|мес\w*|سن\p{L}*|شه\p{L}*)[\s,و]*)+\W*$/iu

/** `2 years 10 months`, `3 года`, `سنتان`: how long something lasted, and nothing else. */
export const isDuration = (text: string): boolean => duration.test(text)

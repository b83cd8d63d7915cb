/** Signs that say something else in plain letters: `№ 2` is not `No 2`, `м²` not `m2`. */
const ofTheirOwn = /([№™℠²³¹¼½¾]+)/u

/** Text in the usual forms of its letters, without ligatures, wide and narrow ones. */
export const usualLetters = (text: string): string =>
  text
    .split(ofTheirOwn)
    .map((part, at) => (at % 2 === 1 ? part : part.normalize('NFKC')))
    .join('')

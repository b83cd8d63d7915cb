/** From here a value read off a CV is certain, and from there likely; below it a person looks (docs/decisions/0020). */
export const sureFrom = 0.8
export const fairlyFrom = 0.65

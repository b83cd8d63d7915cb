/** Colours of ink that stay readable on paper, also in white letters upon them. */
export const accents = ['#00666b', '#2c4a7c', '#14604a', '#6b2330', '#8a4b08', '#2b2f36'] as const

/** Encodings of tables as text; which one it is can be said otherwise by whoever looks at it. */
export const encodings = [
  'utf-8',
  'windows-1256',
  'windows-1251',
  'windows-1252',
  'utf-16le',
  'utf-16be',
  'koi8-r',
  'iso-8859-6',
] as const
export type Encoding = (typeof encodings)[number]

/** What parts the cells of a row. */
export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** The GSM 7-bit default alphabet (3GPP TS 23.038), and the signs of its extension, which take the room of two. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extension = new Set('\f^{}\\[~]|€')

/** How many signs one text message holds: alone, and as part of several, which carry where they belong. */
const room = { gsm: { one: 160, part: 153 }, ucs2: { one: 70, part: 67 } } as const

export type Measure = { alphabet: keyof typeof room; signs: number; segments: number; left: number }

/** Into how many text messages a text is cut, and how much room the last one has left. A sign that takes two is never cut in half. */
export function measure(text: string): Measure {
  const alphabet = [...text].every((sign) => basic.has(sign) || extension.has(sign)) ? 'gsm' : 'ucs2'
  const sizes = [...text].map((sign) => (alphabet === 'gsm' ? (extension.has(sign) ? 2 : 1) : sign.length))
  const signs = sizes.reduce((sum, size) => sum + size, 0)
  const { one, part } = room[alphabet]
  if (signs <= one) return { alphabet, signs, segments: 1, left: one - signs }
  let [segments, used] = [1, 0]
  for (const size of sizes) {
    if (used + size > part) [segments, used] = [segments + 1, 0]
    used += size
  }
  return { alphabet, signs, segments, left: part - used }
}

const plainer: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
}

/** The same in signs that cost less, where these alone keep a text out of the cheaper alphabet. */
export function cheaper(text: string): string {
  const plain = [...text].map((sign) => plainer[sign] ?? sign).join('')
  return measure(plain).alphabet === 'gsm' ? plain : text
}

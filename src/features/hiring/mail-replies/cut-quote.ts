/** How mail programs open what they quote, in four languages; programs break such lines, so a few lines may be one opening. */
const openings = [
  // On Mon, 3 Nov 2026 at 10:00, Dune <reply+…@…> wrote:
  /^on\s.{4,300}\swrote\s*:$/i,
  // Le lun. 3 nov. 2026 à 10:00, Dune <…> a écrit :
  /^le\s.{4,300}\sa\s+écrit\s*:$/i,
  // пн, 3 нояб. 2026 г. в 10:00, Dune <…>: · 3 ноября 2026 г., 10:00 пользователь Dune <…> написал:
  /^(?:пн|вт|ср|чт|пт|сб|вс|понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|\d{1,2})[,.\s].{4,300}(?:<[^>\s]+@[^>\s]+>|пишет|писал|писала|написал|написала|написал\(а\)|писал\(а\))\s*:$/i,
  // في الاثنين، 3 نوفمبر 2026 في 10:00 ص، كتب Dune <…>:
  /^(?:في|بتاريخ|يوم)\s.{4,300}(?:كتب|كتبت|تمت كتابة).{0,300}:$/,
]
/** Dune <reply+…@…> wrote: */
const shortOpening = /^.{0,200}<[^>\s]+@[^>\s]+>\s*(?:wrote|a écrit|написал(?:\(а\)|а)?|كتب)\s*:$/i

/** Heads of a whole email that was put below: From, De, От, من, with a second line of the same kind after it. */
const headLine =
  /^\*?(?:from|sent|date|to|subject|de|envoyé|à|objet|date|от|отправлено|дата|кому|тема|من|إلى|التاريخ|تاريخ الإرسال|أُرسلت|الموضوع)\s?\*?\s?:\s?\S/i
const firstHead = /^\*?(?:from|de|от|من)\s?\*?\s?:\s?\S/i
const rulers = [
  /^-{2,}\s*(?:original message|forwarded message|message d'origine|message d’origine|исходное сообщение|пересланное сообщение|الرسالة الأصلية|رسالة أصلية)\s*-{2,}$/i,
  /^_{20,}$/,
]
/** The line our own emails open with. */
const marker = /^[>\s]*⁂.{1,100}⁂$/

/**
 * What somebody wrote, without the email it answers and without a signature. What stands between quoted lines stays. Where
 * nothing would be left the whole text stays: better too much than a lost word.
 */
export function cutQuote(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .split('\n')
  const end = lines.findIndex((_, at) => endsHere(lines, at))
  const above = end < 0 ? lines : lines.slice(0, end)
  const own = withoutQuoted(end < 0 || isBare(above) ? lines : above)
  const kept = tidy(withoutSignature(own))
  return kept || tidy(withoutQuoted(lines)) || tidy(lines)
}

const isQuoted = (line: string) => /^\s*>/.test(line)
const isBare = (lines: readonly string[]) => lines.every((line) => line.trim() === '' || isQuoted(line))

/** Whether all below a line is the other email: an opening that nothing of one's own follows, a head, a ruler, our marker. */
function endsHere(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim()
  if (marker.test(line)) return true
  if (rulers.some((ruler) => ruler.test(line))) return true
  if (firstHead.test(line) && headLine.test((lines[at + 1] ?? '').trim())) return true
  const length = openingAt(lines, at)
  if (length === 0) return false
  const below = lines.slice(at + length)
  // an answer below the quoted words is one's own
  const quoted = below.findIndex(isQuoted)
  return quoted < 0 || below.slice(quoted).every((one) => isQuoted(one) || one.trim() === '')
}

/** How many lines an opening takes from here on. 0: there is none. */
function openingAt(lines: readonly string[], at: number): number {
  if (shortOpening.test((lines[at] ?? '').trim())) return 1
  for (let length = 1; length <= 3; length++) {
    const part = lines.slice(at, at + length).map((line) => line.trim())
    if (part.includes('')) return 0
    const words = part.join(' ')
    // where the opening is in the later lines alone, the first one is somebody's own
    const isLater = part.some((_, from) => from > 0 && openings.some((one) => one.test(part.slice(from).join(' '))))
    if (!isLater && words.length < 500 && openings.some((opening) => opening.test(words))) return length
  }
  return 0
}

/** Quoted lines and the openings before them go; what stands between them stays. */
function withoutQuoted(lines: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < lines.length; at++) {
    if (isQuoted(lines[at] ?? '')) continue
    const length = openingAt(lines, at)
    if (length > 0 && lines.slice(at + length, at + length + 3).some(isQuoted)) at += length - 1
    else kept.push(lines[at] ?? '')
  }
  return kept
}

/** `-- ` on a line of its own begins a signature (RFC 3676 §4.3). */
function withoutSignature(lines: readonly string[]): string[] {
  const at = lines.indexOf('-- ')
  return at > 0 ? lines.slice(0, at) : [...lines]
}

const tidy = (lines: readonly string[]) =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Redaction } from '#libraries/cv-content/look-contract.ts'
import { scrubberOf } from '#libraries/cv-printing/redact.ts'
import { fold } from '#platform/shared/fold.ts'
import { isRightToLeft, plain } from '../layout/letters.ts'
import type { Box, Cell, Line } from '../layout/line.ts'
import { dayIn } from '../parse/days.ts'
import { pairsIn } from '../parse/person-labels.ts'

/** Widths of a letter, in heights. */
const thinnest = 0.25
const usual = 0.55

/** Whether a text tells something that may not be seen. */
export type Hider = (text: string) => boolean

/** What `redact` would change or leave out; and lines that name the place where somebody lives together with a number: a street, a postcode. */
export function hiderOf(content: CvContent, redaction: Redaction): Hider {
  const scrub = scrubberOf(content, redaction)
  const places = content.location
    .split(/[,،;·|]/)
    .map(fold)
    .filter((part) => part.length > 3)
  const isAddress = (text: string) => /\p{N}/u.test(text) && places.some((place) => fold(text).includes(place))
  const isOfPerson = redaction === 'anonymous' ? ofPerson(content) : () => false
  return (text) => scrub(text) !== text || isAddress(text) || isOfPerson(text)
}

const hiddenKinds = new Set<string>(['birth_date', 'gender', 'civil_status', 'document'])

/** What `redact` leaves out of personal details: by its label, or by being what the CV says there. */
function ofPerson({ personal: { birth_date, gender, civil_status } }: CvContent): Hider {
  const said = new Set([gender, civil_status].map(plain).filter(Boolean))
  return (text) =>
    pairsIn(text).some(({ kind }) => hiddenKinds.has(kind)) ||
    said.has(plain(text)) ||
    (birth_date !== null && dayIn(text)?.value === birth_date)
}

/** Where on its pages a document says what may not be seen; a cell of which a part must go goes as a whole. */
export function hiddenBoxes(cells: readonly Cell[], lines: readonly Line[], isHidden: Hider): Box[] {
  const hidden = [...cells.filter(({ text }) => isHidden(text)), ...acrossLines(lines, isHidden)]
  return hidden.flatMap(boxOf)
}

/** A file may say one text for what is drawn as another, and give it the room of its first letters only. */
function boxOf({ box, text, size }: Cell): Box[] {
  if (!box) return []
  if (box.width > text.length * size * thinnest) return [box]
  const width = text.length * size * usual
  return [{ ...box, x: isRightToLeft(text) ? box.x + box.width - width : box.x, width }]
}

/** An address or a number may go on in the line below, or in the cell beside. */
function acrossLines(lines: readonly Line[], isHidden: Hider): Cell[] {
  const cells = lines.flatMap((line) => line.cells)
  const isOpen = ({ text }: Cell) => !isHidden(text)
  return cells.flatMap((cell, at) => {
    const next = cells[at + 1]
    return next && isOpen(cell) && isOpen(next) && ['', ' '].some((joint) => isHidden(cell.text + joint + next.text))
      ? [cell, next]
      : []
  })
}

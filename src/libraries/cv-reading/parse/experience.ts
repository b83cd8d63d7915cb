import type { Line, Role } from '../layout/line.ts'
import { isTelling, isTitleLike, orgScore, titleScore } from './cues.ts'
import { withRoles } from './labels.ts'
import { halves, leftOver, type Piece, type Pieces, piecesOf } from './pieces.ts'
import { type Entry, entriesOf } from './split-entries.ts'

export type Job = { title: Piece | null; company: Piece | null; entry: Entry; place: Pieces['place']; besides: Line[] }
type Named = Omit<Job, 'besides'>
type Draft = Pieces & { entry: Entry }

/** Jobs of a section. Whether the title or the company comes first is settled by all of them together. */
export function jobsOf(lines: Line[]): Job[] {
  const drafts = entriesOf(withRoles(lines), false).map((entry) => ({ entry, ...piecesOf(entry) }))
  const order = orderOf(drafts.filter(({ entry }) => entry.period))
  const jobs: Job[] = []
  let company: Piece | null = null
  // a head that no job takes as its company is told with the job above
  let untaken: { above: Job; heads: Line[] } | null = null
  const tellUntaken = () => {
    untaken?.above.entry.body.push(...untaken.heads)
    untaken = null
  }
  for (const draft of drafts) {
    if (!draft.entry.period) {
      const last = jobs.at(-1)
      if (aloneAsCompany(draft)) {
        tellUntaken()
        company = aloneAsCompany(draft)
        if (last) untaken = { above: last, heads: draft.entry.heads }
      }
      if (last && takesTitle(last, draft)) {
        untaken = null
        continue
      }
      if (last && !aloneAsCompany(draft)) last.entry.body.push(...draft.entry.heads, ...draft.entry.body)
      continue
    }
    const named = jobOf(draft, order)
    const job: Job = {
      ...named,
      besides: [...draft.apart, ...leftOver(draft.entry, draft.pieces, [named.title, named.company])],
    }
    if (job.title && !job.company && company) {
      job.company = company
      untaken = null
    }
    if (untaken && job.company && untaken.heads.some(({ text }) => text.includes(job.company?.text ?? '')))
      untaken = null
    tellUntaken()
    // a list that names the company of each in its line says nothing of the next
    if (job.company) company = job.company.cell === job.title?.cell ? null : job.company
    jobs.push(job)
  }
  tellUntaken()
  return withoutUmbrellas(jobs).filter(({ title, company: at }) => title || at)
}

/** Below what a company does stands, in bold, what somebody was there: of a job without a title that could be one. */
function takesTitle(job: Job, { pieces: [first, ...more], entry }: Draft): boolean {
  if (!first?.bold || more.length > 0 || titleScore(first.text) <= 0) return false
  if (job.title && titleScore(job.title.text) > 0) return false
  const told = leftOver(job.entry, job.title ? [job.title] : [], [])
  job.title = first
  job.besides = [...job.besides, ...told]
  job.entry.body.push(...entry.body)
  return true
}

/** A head of its own names a company if it looks like one. */
function aloneAsCompany({ pieces, entry }: Draft): Piece | null {
  const [first] = pieces
  return first &&
    pieces.length <= 2 &&
    (orgScore(first.text) > 0.9 || (entry.heads[0]?.bold && titleScore(first.text) <= 0 && first.text.length < 50))
    ? first
    : null
}

/** Above zero: titles come first in this CV; below: companies do. */
function orderOf(drafts: Draft[]): number {
  let sum = 0
  for (const { pieces } of drafts) {
    const [first, second] = pieces
    if (first && second)
      sum += titleScore(first.text) + orgScore(second.text) - orgScore(first.text) - titleScore(second.text)
  }
  return Math.tanh(sum / 3)
}

/** What the document labels needs no guess; the rest is told by its words and its place. */
function jobOf(draft: Draft, order: number): Named {
  const labelled = (role: Role) => draft.pieces.find((piece) => piece.role === role) ?? null
  const [title, company] = [labelled('title'), labelled('company')]
  if (!title && !company) return guessed(draft, order)
  const rest = draft.pieces.filter(({ role }) => !role)
  const [other] = rest
  return { title: title ?? other ?? null, company: company ?? other ?? null, entry: draft.entry, place: draft.place }
}

function guessed({ entry, pieces, place }: Draft, order: number): Named {
  if (pieces.length === 0) return { title: null, company: null, entry, place }
  const [only] = pieces
  const single = only && fromOne(only, entry, place)
  if (
    single &&
    (pieces.length === 1 ||
      (single.title &&
        single.company &&
        pieces.slice(1).every((piece) => isProse(piece.text) || isBelow(piece, entry))))
  )
    return single
  let best: { title: Piece; company: Piece } | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const [at, title] of pieces.slice(0, 5).entries())
    for (const [other, company] of pieces.slice(0, 5).entries()) {
      if (at === other) continue
      const worth =
        titleScore(title.text) +
        orgScore(company.text) +
        (at < other ? order : -order) -
        (at + other) * 0.35 +
        (title.bold || company.bold ? 0.2 : 0)
      if (worth > most) {
        most = worth
        best = { title, company }
      }
    }
  return { title: best?.title ?? null, company: best?.company ?? null, entry, place }
}

/** Below the dates, where the head of the entry stands above them. */
function isBelow({ line }: Piece, { heads, period }: Entry): boolean {
  const dated = heads.findIndex(({ cells }) => period && cells.includes(period.cell))
  return dated > 0 && line > dated
}

const isProse = (text: string) =>
  isTelling(text) ||
  ((text.split(/\s+/).length > 5 || /[\p{Ll}\p{Lo}]{4}[.;]$/u.test(text) || /^\p{Ll}|\d/u.test(text)) &&
    titleScore(text) <= 0 &&
    orgScore(text) <= 0)

/** One piece holds title and company, or is one of them. */
function fromOne(piece: Piece, entry: Entry, place: Pieces['place']): Named {
  let best: Pick<Named, 'title' | 'company'> | null = null
  let most = 1
  for (const [before, after] of halves(piece)) {
    const [first, second] = [
      { ...piece, text: before },
      { ...piece, text: after },
    ]
    const forward = titleScore(withoutBrackets(before)) + orgScore(after) + (isInLetters(after) ? 1.2 : 0)
    const backward = orgScore(before) + titleScore(withoutBrackets(after))
    if (Math.max(forward, backward) <= most) continue
    most = Math.max(forward, backward)
    best = forward >= backward ? { title: first, company: second } : { title: second, company: first }
  }
  const alone =
    titleScore(piece.text) >= orgScore(piece.text) ? { title: piece, company: null } : { title: null, company: piece }
  return { ...(best ?? alone), entry, place }
}

/** `Trainee, ONEE`: a company told by its letters. */
const isInLetters = (text: string) => /^\p{Lu}{3,6}$/u.test(text) && !isTitleLike(text)

/** `Healthcare Assistant (bank)`: what kind of work it is says nothing of what somebody is. */
const withoutBrackets = (text: string) => text.replace(/\s*\([^()]*\)/g, '') || text

/** A company with its whole time there, above the roles held in it, is not a job of its own. */
function withoutUmbrellas(jobs: Job[]): Job[] {
  return jobs.filter((job, at) => {
    const next = jobs[at + 1]
    return !(job.company && !job.title && job.entry.body.length === 0 && next?.company === job.company && next.title)
  })
}

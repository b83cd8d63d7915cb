import { noteCvView } from '#features/cvs/cvs/note-cv-view.ts'
import { type Line, linesOf } from '#features/jobs/matching/lines-of.ts'
import type { Match } from '#features/jobs/matching/match-contract.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { isHiddenApplication } from '../anonymity.ts'
import type * as contract from '../match-contract.ts'
import { sentCv } from '../sent-cv.ts'
import { applicationAndJob } from './application-and-job.ts'
import { matchesOf } from './matches-of.ts'

/**
 * The CV of an applicant line by line, as it was when it went out, with what shows that something the job asks for is met
 * marked; no line while nobody may know who it is. @throws Refused not_found
 */
export async function showSentLines(
  ctx: Context,
  { application: id }: Taken<typeof contract.showSentLines>,
): Promise<Given<typeof contract.showSentLines>> {
  const { application: row, job } = await applicationAndJob(ctx, id)
  const [{ content }, isHidden] = await Promise.all([sentCv(ctx, row), isHiddenApplication(ctx.db, id)])
  if (!content || isHidden) return { success: true, data: { language: row.language, lines: [] } }
  await noteCvView(ctx, id, 'read')
  const matches = await (await matchesOf(ctx, row, job)).full()
  const lines = linesOf(content).map((line) => ({ ...line, ...markedBy(line, matches) }))
  return { success: true, data: { language: content.language, lines } }
}

/** What of a line shows something, and what that is: an explanation quotes a part of it. */
function markedBy({ number, text }: Line, matches: readonly Match[]) {
  const here = matches.filter(
    ({ result, shown }) => result === 'met' && (shown?.line === number || shown?.beside?.includes(number)),
  )
  const told = here.filter(({ shown }) => shown?.line === number)
  const words = told.flatMap(({ shown }) => shown?.marks.map(([from, to]) => shown.text.slice(from, to)) ?? [])
  const marks = [...new Set(words)].flatMap((word): [number, number][] => {
    const at = text.indexOf(word)
    return at < 0 || word === '' ? [] : [[at, at + word.length]]
  })
  // a period or a degree is shown by its whole line, and so is a job that counts beside another
  const isWhole = told.length < here.length || (here.length > 0 && marks.length === 0)
  return { marks: isWhole ? [wholeOf(text)] : marks, met: here.map(({ asked }) => asked) }
}

const wholeOf = (text: string): [number, number] => [0, text.length]

import path from 'node:path'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { printPdf } from '#platform/server/pdf/print.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { formatter } from '#platform/shared/words.ts'
import type * as contract from './contract.ts'
import { findLink } from './find-link.ts'
import { payWords } from './pay-words.ts'
import { qrSvg } from './pictures.ts'
import { addressIn, readShared } from './shareables.ts'

const template = path.join(import.meta.dirname, 'poster.typ')
/** As many jobs of a group as fit on the sheet with readable letters. */
const mostJobs = 7

/** A poster of what a link leads to. @throws Refused not_found */
export async function showPoster(
  ctx: Context,
  { code, language }: Taken<typeof contract.showPoster>,
): Promise<RawAnswer> {
  const { kind, path: at, url } = await findLink(ctx, code)
  const inLanguage = { ...ctx, language }
  const shared = await readShared(inLanguage, kind, addressIn(at))
  const say = (key: string, values = {}) => ctx.wording.say(language, `sharing.poster.${key}`, values)
  const day = (date: Date) => formatter(language).dateTime(date, 'longDay')
  const more = shared.jobs.length - mostJobs
  const pdf = await printPdf(template, {
    language,
    head: say('head'),
    title: shared.title,
    company: shared.company,
    facts: [
      ...(shared.when ? [{ label: say('when'), value: shared.when }] : []),
      { label: say('place'), value: [shared.venue, shared.place].filter(Boolean).join(' · ') },
      ...(shared.salary ? [{ label: say('pay'), value: payWords(inLanguage, shared.salary) }] : []),
      ...(shared.closes && !shared.when ? [{ label: say('closes'), value: day(shared.closes) }] : []),
    ].filter(({ value }) => value),
    jobs: shared.jobs.slice(0, mostJobs),
    more: more > 0 ? say('more', { count: more }) : '',
    call: say('call'),
    free: say('free'),
    qr: qrSvg(url),
    link: url.replace(/^https?:\/\//, ''),
    site: ctx.brand.name[language],
  })
  return new RawAnswer(
    200,
    {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="poster-${code}-${language}.pdf"`,
      'cache-control': 'private, no-cache',
    },
    pdf,
  )
}

import path from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { printSvg } from '#platform/server/pdf/print.ts'
import type { Shared } from '#platform/server/shareable.ts'
import type { Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { payWords } from './pay-words.ts'
import { readShared } from './shareables.ts'

const template = path.join(import.meta.dirname, 'card.typ')
/** Everybody in a chat asks for the picture in the same minute. */
const drawn = new LRUCache<string, Buffer>({ max: 300 })

/** The picture of a job or a group for link previews. @throws Refused not_found */
export async function showCard(
  ctx: Context,
  { kind, address, language }: Taken<typeof contract.showCard>,
): Promise<RawAnswer> {
  const inLanguage = { ...ctx, language }
  const said = JSON.stringify(saidOf(inLanguage, await readShared(inLanguage, kind, address)))
  const picture = drawn.get(said) ?? (await draw(said))
  drawn.set(said, picture)
  return new RawAnswer(200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' }, picture)
}

function saidOf(ctx: Context, shared: Shared) {
  const say = (key: string, values = {}) => ctx.wording.say(ctx.language, `sharing.${key}`, values)
  const facts = [
    shared.when ?? '',
    shared.venue ?? '',
    shared.place,
    shared.salary ? payWords(ctx, shared.salary) : '',
    shared.jobs.length > 0 ? say('card.jobs', { count: shared.jobs.length }) : '',
  ]
  return {
    language: ctx.language,
    head: say('poster.head'),
    title: shared.title,
    company: shared.company,
    facts: facts.filter((fact) => fact !== ''),
    site: ctx.brand.name[ctx.language],
  }
}

const draw = async (said: string): Promise<Buffer> =>
  sharp(await printSvg(template, JSON.parse(said) as object))
    .resize(1200, 630)
    .png({ palette: true })
    .toBuffer()

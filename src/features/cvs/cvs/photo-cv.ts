import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { isAccepted, readers } from '#libraries/cv-reading/accepted-kinds.ts'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import type { Context } from '#platform/server/context.ts'
import { kindOfFile } from '#platform/server/files/kind-of-file.ts'
import { measurePicture, scanned } from '#platform/server/files/pictures.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import { printPdf } from '#platform/server/pdf/print.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { senderOf } from './accept-cv.ts'
import { contactRead } from './contact-read.ts'
import type * as contract from './photo-contract.ts'
import { contentRead, countryOf } from './read-cv.ts'
import { accountOf, isOfAnother } from './whose-cv.ts'

const template = path.join(import.meta.dirname, 'photo-pages.typ')
/** A picture that a browser can make of what a phone took. */
const photoKinds = ['image/jpeg', 'image/png', 'image/webp']

/** Photos, in the order of their fields, as the pages of one PDF. @throws Refused file_missing · file_unsupported · file_unreadable · too_large */
export async function joinPhotos(
  ctx: Context,
  { lang }: Taken<typeof contract.joinPhotos>,
): Promise<Given<typeof contract.joinPhotos>> {
  const photos = ctx.received.toSorted((a, b) => a.field.localeCompare(b.field))
  if (photos.length === 0) throw new Refused('file_missing')
  const pages: Buffer[] = []
  for (const photo of photos) {
    const kind = await kindOfFile(photo.path)
    if (kind === null || !photoKinds.includes(kind)) throw new Refused('file_unsupported')
    await measurePicture(photo.path)
    pages.push(
      await scanned(await readFile(photo.path)).catch(() => {
        throw new Refused('file_unreadable')
      }),
    )
  }
  const say = (key: string) => ctx.wording.say(lang, `cvs.photos.${key}`)
  const pdf = await printPdf(
    template,
    { title: say('title'), page: say('page'), pages: pages.length },
    Object.fromEntries(pages.map((bytes, at) => [`/photo-${at}`, bytes])),
  )
  const name = safeName(`${say('title')}.pdf`)
  return { success: true, data: { name, pages: pages.length, pdf: pdf.toString('base64') } }
}

const mostLines = 60
const nothingRead: Given<typeof contract.lookAtCv> = {
  success: true,
  data: { state: 'wordless', contact: { name: null, email: null, phone: null }, lines: [], of_another: null },
}

/** What a file says, for whoever is about to send it. @throws Refused file_missing · what acceptCv refuses */
export async function lookAtCv(ctx: Context): Promise<Given<typeof contract.lookAtCv>> {
  const [file] = ctx.received
  if (!file) throw new Refused('file_missing')
  const mime = await kindOfFile(file.path)
  if (!isAccepted(mime)) throw new Refused('file_unsupported')
  const country = ctx.me ? await countryOf(ctx, ctx.me.id) : null
  try {
    const { cv: read, content } = await documentReader.understand(file.path, readers[mime], country, senderOf(ctx))
    const lines = wordsOf(contentRead({ read, content })).slice(0, mostLines)
    if (lines.length === 0) return nothingRead
    const contact = await contactRead(ctx, read)
    return { success: true, data: { state: 'read', contact, lines, of_another: await anotherRead(ctx, read) } }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.code === 'file_wordless') return nothingRead
    if (error.code !== 'file_unreadable') throw error
    // a reading that takes too long ends the same way: what opens is taken when it is sent
    await documentReader.show(file.path, readers[mime], null, senderOf(ctx))
    return { success: true, data: { ...nothingRead.data, state: 'unread' } }
  }
}

async function anotherRead(ctx: Context, read: ReadCv): Promise<string | null> {
  if (!ctx.me || !isOfAnother(await accountOf(ctx.db, ctx.me.id), read)) return null
  return read.name?.value ?? null
}

/** What was understood, in the order of a CV: enough to see whether it was read at all. */
function wordsOf({ name, headline, email, phones, location, summary, ...cv }: CvContent): string[] {
  const of = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')
  return [
    ...[name, headline, of(email, ...phones), location, ...summary.split('\n')],
    ...cv.experience.flatMap(({ title, company, start, end, description }) => [
      of(title, company, start, end === 'present' ? null : end),
      ...description.split('\n'),
    ]),
    ...cv.education.map(({ degree, institution, end }) => of(degree, institution, end)),
    cv.skills.map((skill) => skill.name).join(', '),
    ...cv.languages.map((language) => of(language.name, language.level)),
  ]
    .map((line) => line.trim())
    .filter(Boolean)
}

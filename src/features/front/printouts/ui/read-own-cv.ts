import { orderOf } from '#features/cvs/cv-builder/ui/editor/order-of.ts'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { previewOwn, showFormat } from '#features/sourcing/cv-formatting/contract.ts'
import { load } from '#platform/browser/load.ts'
import type { PageContext } from '#platform/browser/page-context.ts'

export type OwnCv = Awaited<ReturnType<typeof readOwnCv>>['cv']

/** A CV of one's own as its look prints it: the one that is named, else the first of them. */
export async function readOwnCv(page: PageContext, of: string) {
  const cv = of || ((await load(page, listCvs, {})).data[0]?.id ?? '')
  const { data: format } = await load(page, showFormat, { cv })
  const { template, language, paper, accent, photo, hidden } = format.look
  const look = { template, language, paper, photo, accent: accent ?? '', hidden: hidden.join() }
  const { data } = await load(page, previewOwn, { cv, ...look, sequence: orderOf(format.look).join() })
  return { mode: 'own-cv' as const, cv: { name: format.name, ...data } }
}

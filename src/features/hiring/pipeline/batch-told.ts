import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { sayNotice } from '#features/site/notifications/say-notice.ts'
import type { Context } from '#platform/server/context.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { rejectionWords } from './rejection-words.ts'

export type AskedOfBatch = {
  phase?: string
  place?: string | null
  column?: string
  reason?: string
  tag?: string
  text?: string
}
type Batch = { action: string; state: string; job_id: string; asked: AskedOfBatch }
type Row = { language: string; stage: string }

/**
 * What candidates read of a batch, as whoever looks reads it and in each of their languages: none where all read the same. A move is
 * told of before it begins, to those whom it brings to another phase: of stages of the team nobody hears.
 */
export async function toldOf(ctx: Context, batch: Batch, rows: readonly Row[]) {
  const told = batch.action === 'move' ? movedOn(batch, rows) : rows
  const own = told.length > 0 || batch.action !== 'move' ? await wordsIn(ctx, batch, ctx.language) : null
  const all = []
  for (const language of languages) {
    const count = told.filter((row) => row.language === language).length
    if (count > 0) all.push({ language, count, text: (await wordsIn(ctx, batch, language)) ?? '' })
  }
  return { told: own, told_in: all.every(({ text }) => text === own) ? [] : all }
}

const movedOn = ({ state, asked }: Batch, rows: readonly Row[]) =>
  state === 'previewed' ? rows.filter(({ stage }) => stage !== asked.phase) : []

async function wordsIn(ctx: Context, { action, job_id, asked }: Batch, language: Language): Promise<string | null> {
  const { reason, text, phase } = asked
  if (action === 'message') return text ?? null
  if (action === 'move')
    return sayNotice(ctx, language, '', await publicFactsOf(ctx, job_id, language))(`application_${phase}.body`)
  if (action !== 'reject' || !reason) return null
  return rejectionWords(ctx, job_id, reason, language)
}

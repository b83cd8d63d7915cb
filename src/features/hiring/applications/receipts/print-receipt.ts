import path from 'node:path'
import type { Context } from '#platform/server/context.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { printPdf } from '#platform/server/pdf/print.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { formatter } from '#platform/shared/words.ts'
import type * as contract from '../receipt-contract.ts'
import { receiptOf } from './receipts.ts'

const template = path.join(import.meta.dirname, 'receipt.typ')

/** The receipt of one's application on paper, in the language of the request. @throws Refused not_found */
export async function printReceipt(
  ctx: Context,
  { application }: Taken<typeof contract.printReceipt>,
): Promise<RawAnswer> {
  const receipt = await receiptOf(ctx, application)
  const { language } = ctx
  const say = (key: string, facts = {}) => ctx.wording.say(language, `applications.proof.${key}`, facts)
  const moment = (at: string) => formatter(language).dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' })
  const fact = (key: string, value: string | null | undefined, ltr = false) =>
    value ? [{ label: say(key), value, ltr }] : []
  const { job, cv } = receipt
  const pdf = await printPdf(template, {
    language,
    title: say('title'),
    heading: job.title,
    company: job.company,
    facts: [
      ...fact('to', job.company),
      ...fact('place', job.place),
      ...fact('reference', job.reference, true),
      ...fact('sentAt', `${moment(receipt.sent_at)} UTC`),
      ...fact('answerBy', moment(receipt.answer_due_at)),
      ...fact('number', application, true),
    ],
    person: [
      ...fact('name', receipt.name),
      ...fact('email', receipt.email, true),
      ...fact('phone', receipt.phone, true),
      ...fact('cv', cv?.name),
      // in two halves: a line of paper is not that long
      ...fact('hash', cv?.sha256.replace(/^.{32}/, '$& '), true),
      ...fact('note', receipt.note),
    ],
    answers: receipt.answers.map(({ question, answer }) => ({ label: question, value: answered(answer, say) })),
    text: job.text.split('\n').filter(Boolean),
    words: { who: say('who'), answers: say('answers'), job: say('job') },
    foot: say('foot', { site: ctx.brand.name[language] }),
  })
  const name = safeName(`${say('file', { job: job.title })}.pdf`)
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
  }
  return new RawAnswer(200, headers, pdf)
}

const answered = (answer: string, say: (key: string) => string) =>
  answer === 'yes' || answer === 'no' ? say(answer) : answer

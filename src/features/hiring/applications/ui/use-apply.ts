import { useEffect, useRef, useState } from 'react'
import { useSession, useSite } from '#frame/use-session.ts'
import { send, sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { forgetFiles } from '#platform/browser/kept-files.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { cleanName } from '#platform/shared/clean-text.ts'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import { demandWhole, type Written as WrittenInput } from './demand-whole.ts'
import type { Sent } from './sent.ts'
import { useAnswerFiles, useFileInHand } from './use-files-in-hand.ts'

export type Values = {
  name: string
  email: string
  phone: string
  /** Id of a stored CV; empty for a file that is sent along. */
  cv: string
  note: string
  answers: Record<string, string>
}

/** What was written, as the receipt shows it. */
export type Written = Pick<Sent, 'name' | 'contacts' | 'byMail' | 'cv' | 'note' | 'answers'>
type Options<C extends Call> = {
  call: C
  /** Which job or jobs, and by which way one came. */
  about: () => Partial<Takes<C>>
  /** Where the values are kept until they are sent. */
  draft: string
  draftStays?: boolean
  /** What it begins with, where something is known already. */
  first?: Partial<Values> | undefined
  questions: Parameters<typeof demandWhole>[1]['questions']
  /** Whether it goes without a CV too. */
  needsCv?: boolean
  firstCv: string
  cvNames: ReadonlyMap<string, string>
  onDone: (given: Gives<C>, written: Written) => void
}

const aboutFile = /^(?:file_\w+|too_large|wrong_type)$/

/** The application as it is written: a kept draft, the file in hand, sending with progress and again after a lost line. */
export function useApply<C extends Call>(options: Options<C>) {
  const { call, about, draft, draftStays, first, questions, needsCv = true, firstCv, cvNames, onDone } = options
  const t = useTranslations()
  const { language, fieldRules } = useSite()
  const session = useSession()
  const hand = useFileInHand(draft)
  const { file, hold, refused, sent, photos, waitForPhotos } = hand
  const { answerFiles, hold: holdAnswer, without } = useAnswerFiles(draft)
  const [part, setPart] = useState(0)

  const form = useForm<C, Values>(call, {
    initial: {
      name: session?.display.name ?? '',
      email: session?.display.email ?? '',
      phone: '',
      cv: firstCv,
      note: '',
      answers: {},
      ...first,
    },
    draft,
    ...(draftStays && { draftStays }),
    toInput: ({ cv, answers, ...values }) =>
      ({
        ...about(),
        ...values,
        ...(cvNames.has(cv) && { cv }),
        lang: language,
        answers: without(answers),
      }) as Takes<C>,
    async sendBy(input) {
      setPart(0)
      const taken = input.cv || file ? null : photos.current
      const hasFile = file !== null || taken !== null || !needsCv
      const ownEmail = session?.display.email ?? null
      const rules = { hasFile, questions, emailTldMax: fieldRules.emailTldMax, ownEmail, say: t }
      await demandWhole(input as unknown as WrittenInput, rules)
      // photos that were taken and not yet put together go along all the same
      const cv = taken ? await taken() : file
      sent.current = cv
      if (taken) hold(cv)
      const files = { ...(cv && !input.cv && { cv }), ...answerFiles }
      if (Object.keys(files).length === 0) return send(call, input)
      return sendFiles(call, input, files, { onProgress: setPart })
    },
    onDone(given) {
      void forgetFiles(draft)
      onDone(given, receiptOf(form.values, cvNames, sent.current))
    },
  })

  const { problem } = form
  const refuse = useRefusal(problem, hand)
  const isLost = problem?.code === 'offline' && !form.sending
  useAgainWhenOnline(isLost, form.submit)

  const answerWith = (question: string, at: number, chosen: File | null) =>
    form.set('answers', { ...form.values.answers, [question]: holdAnswer(at, chosen) })
  return {
    form,
    file,
    hold,
    refuse,
    ...{ fill: hand.fill, isBrought: hand.isBrought, refuseInstead: hand.refuseInstead, waitForPhotos },
    answerFiles,
    answerWith,
    refused,
    part,
    isLost,
    isAboutFile: Boolean(problem && aboutFile.test(problem.code)),
  }
}

/** A refused file is of no use: its words stay, and another one can be chosen. */
function useRefusal(problem: Problem | null, { file, hold, setRefused }: ReturnType<typeof useFileInHand>) {
  const t = useTranslations('applications.apply')
  const refuse = (why: string) => {
    if (!file) return
    hold(null)
    setRefused(t('fileRefused', { name: file.name, why }))
  }
  const [told, setTold] = useState(problem)
  if (problem !== told) {
    setTold(problem)
    if (problem && aboutFile.test(problem.code)) refuse(problem.message)
  }
  return refuse
}

/** What the receipt tells of what was sent. */
function receiptOf(
  { name, email, phone, cv, note, answers }: Values,
  cvNames: ReadonlyMap<string, string>,
  file: File | null,
): Written {
  return {
    name: cleanName(name),
    contacts: [email.trim(), phone.trim()].filter(Boolean),
    byMail: email.trim() !== '',
    cv: cvNames.get(cv) ?? file?.name ?? '',
    note: note.trim() !== '',
    answers: Object.values(answers).filter((answer) => answer.trim()).length,
  }
}

function useAgainWhenOnline(isLost: boolean, again: () => void) {
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => {
    if (!isLost) return
    const resume = () => latest.current()
    addEventListener('online', resume)
    return () => removeEventListener('online', resume)
  }, [isLost])
}

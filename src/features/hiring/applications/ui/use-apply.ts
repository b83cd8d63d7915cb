import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession, useSite } from '#frame/use-session.ts'
import { send, sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { cleanName } from '#platform/shared/clean-text.ts'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import { isAnswerField } from '../rules.ts'
import { demandWhole, type Written as WrittenInput } from './demand-whole.ts'
import type { Filled } from './filled.ts'
import type { Sent } from './sent.ts'

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
  const hand = useFileInHand()
  const { file, hold, refused, sent, photos, waitForPhotos } = hand
  const { answerFiles, hold: holdAnswer, without } = useAnswerFiles()
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
      const rules = { hasFile, questions, emailTldMax: fieldRules.emailTldMax, say: t }
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
    fill: hand.fill,
    waitForPhotos,
    answerFiles,
    answerWith,
    refused,
    part,
    isLost,
    isAboutFile: Boolean(problem && aboutFile.test(problem.code)),
  }
}

/** The CV that goes along: as a file, or as photos that were taken and not yet put together. */
function useFileInHand() {
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<string>()
  const sent = useRef<File | null>(null)
  const hold = (chosen: File | null) => {
    setRefused(undefined)
    setFile(chosen)
  }
  const photos = useRef<(() => Promise<File>) | null>(null)
  const waitForPhotos = useCallback((join: (() => Promise<File>) | null) => {
    photos.current = join
  }, [])
  // what the file filled in, and how it is undone
  const [filled, setFilled] = useState<Filled | null>(null)
  const undo = useRef(() => {})
  return { file, hold, refused, setRefused, sent, photos, waitForPhotos, fill: { filled, setFilled, undo } }
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

/** Files that answer questions, by the field they travel in. */
function useAnswerFiles() {
  const [answerFiles, setAnswerFiles] = useState<Record<string, File>>({})
  return {
    answerFiles,
    /** Gives what stands as the answer: the field, or nothing when the file is taken away. */
    hold(at: number, chosen: File | null): string {
      const field = `answer_${at}`
      setAnswerFiles(({ [field]: _, ...others }) => (chosen ? { ...others, [field]: chosen } : others))
      return chosen ? field : ''
    },
    /** Answers that were given; a draft may name a file that a reload has lost. */
    without: (answers: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(answers).filter(
          ([, answer]) => answer.trim() && (!isAnswerField(answer) || answerFiles[answer]),
        ),
      ),
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

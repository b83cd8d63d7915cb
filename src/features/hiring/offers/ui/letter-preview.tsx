import { useEffect, useState } from 'react'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Problem } from '#platform/browser/problem.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { previewLetter, type writeOffer } from '../contract.ts'
import { isLikelyYear } from '../rules.ts'
import { LetterSheet } from './letter-sheet.tsx'

const pause = 350

type Shown = { letter: string; language: string; wrong: string | null }

/** The letter with its values, a moment after the last key. What is wrong is said in its place; the last whole letter stays. */
export function LetterPreview({ input, label }: { input: Takes<typeof writeOffer>; label: string }) {
  const t = useTranslations('offers.form')
  const asked = JSON.stringify(input)
  const [shown, setShown] = useState<Shown | null>(null)
  const isWhole = Boolean(input.pay && isTyped(input.starts_on) && input.place && isTyped(input.answer_by))
  useEffect(() => {
    if (!isWhole) return
    let isCurrent = true
    const clock = setTimeout(async () => {
      const next = await ask(JSON.parse(asked))
      if (isCurrent) setShown((now) => ({ letter: '', language: '', ...now, ...next }))
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(clock)
    }
  }, [asked, isWhole])
  const wrong = shown?.wrong ?? null
  return (
    <>
      <p className="small quiet" role="status">
        {isWhole ? wrong || (wrong === '' ? t('previewWrong') : '') : t('previewWrong')}
      </p>
      {shown?.letter ? <LetterSheet label={label} letter={shown.letter} language={shown.language} /> : null}
    </>
  )
}

/** Whether a day is there, with its year typed to the end. */
const isTyped = (at: string | null) => at !== null && isLikelyYear(at)

/** The letter, or what its text names wrongly; what is merely not filled in yet is no fault. */
async function ask(input: Takes<typeof previewLetter>): Promise<Partial<Shown> & { wrong: string | null }> {
  try {
    return { ...(await send(previewLetter, input)).data, wrong: null }
  } catch (error) {
    const text = error instanceof Problem ? error.errors.find(({ field }) => field === 'text') : undefined
    return { wrong: text?.message ?? '' }
  }
}

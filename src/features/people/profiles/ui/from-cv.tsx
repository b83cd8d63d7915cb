import { useEffect, useRef, useState } from 'react'
import type { cvInfo } from '#features/cvs/cvs/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'

export type CvRead = Gives<typeof cvInfo>['data']
export type CvSteps = CvRead['steps']

const keyOf = (user: string) => `cv-steps-${user}`

/** Keeps what was read off the CV for the steps that follow. */
export const keepCvSteps = (user: string, steps: CvSteps | null): void =>
  steps ? sessionStorage.setItem(keyOf(user), JSON.stringify(steps)) : sessionStorage.removeItem(keyOf(user))

type Form<V> = { values: V; setValues: (next: (now: V) => V) => void }

/**
 * Fills what is empty of a step with what was read off the CV, once; what stands there is left alone.
 * @param fill the fields that can be filled, from what was read
 */
export function useFromCv<V extends Record<string, unknown>>(
  user: string,
  form: Form<V>,
  fill: (steps: CvSteps) => Partial<V>,
) {
  const [before, setBefore] = useState<V | null>(null)
  const [isRecognised, setRecognised] = useState(false)
  const once = useRef(false)
  const { values, setValues } = form
  useEffect(() => {
    const kept = sessionStorage.getItem(keyOf(user))
    if (once.current || !kept) return
    once.current = true
    const steps: CvSteps = JSON.parse(kept)
    setRecognised(steps.recognised)
    // after a draft of this step was taken up again, or it would be hidden by what was read
    setTimeout(() =>
      setValues((now) => {
        const filling = Object.entries(fill(steps)).filter(([name, value]) => isEmpty(now[name]) && !isEmpty(value))
        if (filling.length === 0) return now
        setBefore(now)
        return { ...now, ...Object.fromEntries(filling) }
      }),
    )
  }, [user, fill, setValues])
  return {
    isFilled: before !== null && before !== values,
    isRecognised,
    takeOut() {
      if (before) setValues(() => before)
      setBefore(null)
    },
  }
}

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0)

/** Says that a step was filled from the CV, and takes it out again. */
export function FromCvNote({ filled: { isFilled, isRecognised, takeOut } }: { filled: ReturnType<typeof useFromCv> }) {
  const t = useTranslations('profiles.fromCv')
  if (!isFilled) return null
  return (
    <Note tone={isRecognised ? 'warm' : 'info'} icon="file" title={t('title')}>
      {isRecognised ? <p className="small">{t('recognised')}</p> : null}
      <p className="small">{t('text')}</p>
      <Button look="text" size="s" icon="undo" onClick={takeOut}>
        {t('takeOut')}
      </Button>
    </Note>
  )
}

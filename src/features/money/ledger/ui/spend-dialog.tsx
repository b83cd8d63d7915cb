import { useState } from 'react'
import { late } from '#platform/browser/late.tsx'
import type { SpendProps } from './spend-question.tsx'

const Question = late(async () => (await import('./spend-question.tsx')).SpendQuestion)

/** The question before coins are spent: on what, how many, and what is left. Where it is too little, more is bought beside it and this stays. */
export function SpendDialog(props: SpendProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  return wasOpen ? <Question {...props} /> : null
}

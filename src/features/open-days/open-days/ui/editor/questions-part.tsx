import { useState } from 'react'
import { Part } from '#features/jobs/job-groups/ui/editor/part.tsx'
import { mostQuestions } from '#features/jobs/jobs/rules.ts'
import { QuestionRow } from '#features/jobs/jobs/ui/editor/question-row.tsx'
import { announce } from '#platform/browser/announce.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { newId } from '#platform/shared/ids.ts'
import { Button } from '#ui/basics/button.tsx'
import { Sortable } from '#ui/lists/sortable.tsx'
import type { DayValues, PartProps } from './day-values.ts'

type Question = DayValues['questions'][number]

/** A file goes along as the CV; the rest is asked as in jobs. */
const kinds = ['yes_no', 'choice', 'number', 'text'] as const
const empty = (): Question => ({ id: newId(), kind: 'yes_no', text: '', choices: [], required: true, knock_out: null })

/** What visitors are asked once, for all desks, in this order. */
export function QuestionsPart({ values: { questions }, set, errorOf }: PartProps) {
  const t = useTranslations('openDays.editor.questions')
  const job = useTranslations('jobs.own.editor.questions')
  const [added, setAdded] = useState<string | null>(null)
  const change = (id: string, part: object) =>
    set(
      'questions',
      questions.map((one) => (one.id === id ? { ...one, ...part } : one)),
    )
  const move = (from: number, to: number) => {
    const moved = questions[from]
    if (!moved || to < 0 || to >= questions.length) return
    set('questions', questions.toSpliced(from, 1).toSpliced(to, 0, moved))
    announce(job('movedTo', { place: to + 1, count: questions.length }))
  }
  const add = () => {
    const question = empty()
    setAdded(question.id)
    set('questions', [...questions, question])
  }
  const without = (id: string) => questions.filter((one) => one.id !== id)
  return (
    <Part id="questions" title={t('head')} aside={job('count', { count: questions.length, most: mostQuestions })}>
      <p className="small quiet measure">{t('text')}</p>
      {errorOf('questions') ? <p className="field-error">{errorOf('questions')}</p> : null}
      <Sortable ids={questions.map(({ id }) => id)} onMove={move}>
        {(id, at, grip) => {
          const question = questions[at]
          return question ? (
            <QuestionRow
              question={question}
              kinds={kinds}
              place={at + 1}
              count={questions.length}
              grip={grip}
              focus={id === added}
              onChange={(part) => change(id, part)}
              onMove={(way) => move(at, at + way)}
              onRemove={() => set('questions', without(id))}
            />
          ) : null
        }}
      </Sortable>
      <div>
        <Button look="text" icon="plus" disabled={questions.length >= mostQuestions} onClick={add}>
          {job('add')}
        </Button>
      </div>
    </Part>
  )
}

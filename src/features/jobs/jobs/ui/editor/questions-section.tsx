import { useState } from 'react'
import { announce } from '#platform/browser/announce.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Sortable } from '#ui/lists/sortable.tsx'
import { mostQuestions } from '../../rules.ts'
import { FindingNotes } from './findings.tsx'
import { emptyQuestion, type Question } from './job-values.ts'
import { Section, type SectionProps } from './section.tsx'

const QuestionRow = late(async () => (await import('./question-row.tsx')).QuestionRow)

/** What applicants are asked, in this order. */
export function QuestionsSection({ values, set, errorOf }: SectionProps) {
  const t = useTranslations('jobs.own.editor.questions')
  const { questions } = values
  const [added, setAdded] = useState<string | null>(null)
  const change = (id: string, part: Partial<Question>) =>
    set(
      'questions',
      questions.map((one) => (one.id === id ? { ...one, ...part } : one)),
    )
  const move = (from: number, to: number) => {
    const moved = questions[from]
    if (!moved || to < 0 || to >= questions.length) return
    set('questions', questions.toSpliced(from, 1).toSpliced(to, 0, moved))
    announce(t('movedTo', { place: to + 1, count: questions.length }))
  }
  const add = () => {
    const question = emptyQuestion()
    setAdded(question.id)
    set('questions', [...questions, question])
  }
  return (
    <Section id="questions" aside={t('count', { count: questions.length, most: mostQuestions })}>
      <p className="small quiet measure">{t('text')}</p>
      {errorOf('questions') ? <p className="field-error">{errorOf('questions')}</p> : null}
      <Sortable ids={questions.map(({ id }) => id)} onMove={move}>
        {(id, at, grip) => {
          const question = questions[at]
          return question ? (
            <div className="stack stack-s">
              <QuestionRow
                question={question}
                place={at + 1}
                count={questions.length}
                grip={grip}
                focus={id === added}
                onChange={(part) => change(id, part)}
                onMove={(way) => move(at, at + way)}
                onRemove={() =>
                  set(
                    'questions',
                    questions.filter((one) => one.id !== id),
                  )
                }
              />
              <FindingNotes of={[`questions.${at}`]} />
            </div>
          ) : null
        }}
      </Sortable>
      <div>
        <Button look="text" icon="plus" disabled={questions.length >= mostQuestions} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </Section>
  )
}

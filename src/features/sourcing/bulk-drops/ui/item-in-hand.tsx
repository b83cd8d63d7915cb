import '#features/sourcing/cv-search/ui/cv-sheet.css'
import './bulk-drops.css'
import { useEffect, useRef } from 'react'
import { ApplicantCv } from '#features/hiring/pipeline/ui/applicant-cv.tsx'
import { CvSheetLines } from '#features/sourcing/cv-search/ui/cv-sheet-lines.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note, Skeleton } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type BulkItem, settleBulkItem, showBulkDrop, showBulkItem } from '../contract.ts'

type Props = { item: BulkItem; isTest: boolean; takesFocus: boolean; onSettled: () => void }

/** What was read of a file, as fields one may correct beside its pages; Enter does what is next, then the next one is in hand. */
export function ItemInHand({ item, isTest, takesFocus, onSettled }: Props) {
  const t = useTranslations('bulkDrops')
  const { data } = useCall(showBulkItem, { item: item.id })
  const { lines = [], cv_language = 'en', url, file } = data?.data ?? {}
  return (
    <div className="beside bulk-in-hand">
      <div className="stack stick">
        <h2>
          <bdi>{item.read.name || item.name}</bdi>
        </h2>
        {item.state === 'needs_review' ? (
          <Review item={item} isTest={isTest} takesFocus={takesFocus} onSettled={onSettled} />
        ) : null}
        {lines.length > 0 ? (
          <CvSheetLines lines={lines} language={cv_language} label={t('cvOf', { name: item.name })} />
        ) : null}
      </div>
      {data ? (
        <ApplicantCv cv={file && url ? { id: file, name: item.name, url } : null} />
      ) : (
        <Skeleton lines={['60%', '40%', '90%', '80%']} />
      )}
    </div>
  )
}

function Review({ item: { id, read, known }, isTest, takesFocus, onSettled }: Props) {
  const t = useTranslations('bulkDrops')
  const fields = useTranslations('imports.field')
  const first = useRef<HTMLFormElement>(null)
  // whoever works through a go by keyboard goes on writing in the next file
  useEffect(() => {
    if (takesFocus) first.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const done = () => {
    refreshCall(showBulkDrop)
    onSettled()
  }
  const form = useForm(settleBulkItem, {
    initial: read,
    // only what was changed counts as written by hand
    toInput: (values) => ({
      item: id,
      how: 'create' as const,
      ...Object.fromEntries(
        (['name', 'email', 'phone', 'headline'] as const)
          .filter((field) => values[field] !== read[field])
          .map((field) => [field, values[field]]),
      ),
    }),
    onDone: done,
  })
  const settle = useSend(settleBulkItem, {
    onDone: done,
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <form
      method="post"
      ref={first}
      className="stack"
      noValidate
      onSubmit={(event) => {
        if (!known && !isTest) return form.submit(event)
        event.preventDefault()
        if (known && !isTest) settle.mutate({ item: id, how: 'merge' })
      }}
    >
      <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
      <LooseProblem problem={form.problem} />
      {known ? <Note tone="warm">{t('known', { name: known.name })}</Note> : null}
      <div className="grid">
        <TextField {...form.field('name')} label={fields('name')} maxLength={120} autoComplete="off" />
        <TextField {...form.field('headline')} label={fields('headline')} maxLength={160} autoComplete="off" />
        <TextField {...form.field('email')} label={fields('email')} type="email" autoComplete="off" />
        <TextField {...form.field('phone')} label={fields('phone')} type="tel" autoComplete="off" />
      </div>
      <div className="cluster">
        {known || isTest ? null : (
          <Button type="submit" look="primary" busy={form.sending}>
            {t('create')}
          </Button>
        )}
        {known && !isTest ? (
          <Button type="submit" look="primary" busy={settle.isPending}>
            {t('merge')}
          </Button>
        ) : null}
        <Button busy={settle.isPending} onClick={() => settle.mutate({ item: id, how: 'skip' })}>
          {t('skip')}
        </Button>
      </div>
    </form>
  )
}

import './merge-form.css'
import { type ReactNode, useState } from 'react'
import { useLocale } from 'use-intl'
import { useMonths } from '#features/jobs/matching/ui/use-months.ts'
import { mostTags } from '#features/sourcing/imports/rules.ts'
import { stateTones } from '#features/sourcing/imports/ui/candidate-row.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { mergePair, type PairDetail, type Side } from '../contract.ts'
import { type MergeField, mergeFields } from '../rules.ts'
import { useSaid } from './use-said.tsx'

type Props = { one: PairDetail; onDone: () => void; children: ReactNode }

/** Field by field what stays; radio buttons, so that the arrow keys and Tab are enough. */
export function MergeForm({ one: { keep, merge, take }, onDone, children }: Props) {
  const t = useTranslations('duplicates')
  const isTheirs = keep.state === 'claimed'
  const [taken, setTaken] = useState<ReadonlySet<MergeField>>(new Set(take))
  const [note, setNote] = useState([...new Set([keep.note, merge.note].filter(Boolean))].join('\n\n'))
  const send = useSend(mergePair, {
    onDone() {
      toast.show({ text: t('done'), tone: 'good' })
      onDone()
    },
  })
  const choose = (field: MergeField, isTaken: boolean) =>
    setTaken(new Set(isTaken ? [...taken, field] : [...taken].filter((one) => one !== field)))
  return (
    <form
      method="post"
      className="stack stack-l"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const versions = { keep_version: keep.version, merge_version: merge.version }
        send.mutate({ keep: keep.id, merge: merge.id, ...versions, take: [...taken], note })
      }}
    >
      {isTheirs ? <Note tone="info">{t('claimed')}</Note> : null}
      <div className="merge-sides">
        <Head side={keep} words={t('kept')} />
        <Head side={merge} words={t('other')} />
      </div>
      <div className="merge-fields">
        {mergeFields.map((field) => (
          <Field
            key={field}
            {...{ field, keep, merge, isTheirs }}
            isTaken={taken.has(field)}
            onChoose={(isTaken) => choose(field, isTaken)}
          />
        ))}
      </div>
      <div className="merge-sides">
        <Work side={keep} />
        <Work side={merge} />
      </div>
      <p className="small quiet">{t('versions')}</p>
      <Tags tags={[...new Set([...keep.tags, ...merge.tags])]} />
      <TextArea
        name="note"
        label={t('note')}
        help={t('noteHelp')}
        rows={4}
        maxLength={2000}
        value={note}
        onChange={setNote}
      />
      <LooseProblem problem={send.error ?? null} fields={[]} />
      <div className="cluster">
        <Button type="submit" look="primary" busy={send.isPending}>
          {t('merge')}
        </Button>
        {children}
      </div>
    </form>
  )
}

function Tags({ tags: all }: { tags: readonly string[] }) {
  const t = useTranslations('duplicates')
  const [tags, lost] = [all.slice(0, mostTags), all.slice(mostTags)]
  if (tags.length === 0) return null
  return (
    <div className="stack stack-s">
      <h2>{t('tags')}</h2>
      <Facts items={tags.map((tag) => <bdi key={tag}>{tag}</bdi>)} />
      {lost.length > 0 ? (
        <Note tone="warm" title={t('tagsLost', { most: mostTags })}>
          <Facts small items={lost.map((tag) => <bdi key={tag}>{tag}</bdi>)} />
        </Note>
      ) : (
        <p className="small quiet">{t('tagsHelp')}</p>
      )}
    </div>
  )
}

function Head({ side: { id, name, state }, words }: { side: Side; words: string }) {
  const t = useTranslations('imports')
  return (
    <div className="stack stack-xs">
      <p className="small quiet">{words}</p>
      <h2>
        <a className="link" href={`/page/candidates/${id}`}>
          <bdi>{name}</bdi>
        </a>
      </h2>
      <Word tone={stateTones[state]}>{t(`states.${state}`)}</Word>
    </div>
  )
}

type FieldProps = {
  field: MergeField
  keep: Side
  merge: Side
  isTheirs: boolean
  isTaken: boolean
  onChoose: (isTaken: boolean) => void
}

function Field({ field, keep, merge, isTheirs, isTaken, onChoose }: FieldProps) {
  const t = useTranslations('duplicates')
  const said = useSaid()
  const [own, other] = [said(field, keep), said(field, merge)]
  if (own === null && other === null) return null
  const isSame = own?.plain === other?.plain
  return (
    <fieldset className="merge-field">
      <legend>
        {t(`fieldNames.${field}`)}
        {isSame ? <span className="small quiet"> · {t('same')}</span> : null}
      </legend>
      {[own, other].map((value, at) => {
        const shown = value?.shown ?? <span className="quiet">{t('empty')}</span>
        const side = at === 0 ? 'kept' : 'other'
        if (isSame) return <p key={side}>{shown}</p>
        return (
          <label key={side} data-chosen={isTaken === (at === 1) || undefined}>
            <input
              type="radio"
              name={`merge-${field}`}
              checked={isTaken === (at === 1)}
              disabled={isTheirs}
              onChange={() => onChoose(at === 1)}
            />
            <span>{shown}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

function Work({ side: { work } }: { side: Side }) {
  const t = useTranslations('duplicates')
  const now = useTranslations('cvSearch.sections')('now')
  const months = useMonths()
  const comma = commaOf(toLanguage(useLocale()))
  return (
    <div className="stack stack-xs">
      <h3>{t('work')}</h3>
      {work.length === 0 ? <p className="small quiet">{t('empty')}</p> : null}
      {work.map(({ title, company, start, end }) => (
        <p key={`${title} ${company} ${start}`} className="small">
          <bdi>{[title, company].filter(Boolean).join(comma)}</bdi>{' '}
          <bdi className="quiet">{months([start, end === 'present' ? now : end].filter(Boolean).join(' – '))}</bdi>
        </p>
      ))}
    </div>
  )
}

import { useState } from 'react'
import { ChosenJobs } from '#features/jobs/job-groups/ui/editor/chosen-jobs.tsx'
import { CoverPart } from '#features/jobs/job-groups/ui/editor/cover-part.tsx'
import { JobFinder } from '#features/jobs/job-groups/ui/editor/job-finder.tsx'
import { Part } from '#features/jobs/job-groups/ui/editor/part.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { type Language, languageNames } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { RichText } from '#ui/fields/rich-text.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { WrittenLanguages } from '#ui/fields/written-languages.tsx'
import { type DayKind, dayKinds } from '../../rules.ts'
import { type DayText, emptyText, type PartProps } from './day-values.ts'
import { GroupChoice } from './group-choice.tsx'
import { PlacePart } from './place-part.tsx'

/** What the day says, what it is, where it is, which jobs it is for. */
export function DetailsPart({ mayManage, ...props }: PartProps & { mayManage: boolean }) {
  const t = useTranslations('openDays.editor')
  const all = useTranslations('openDays')
  const { values, set } = props
  return (
    <>
      <TextPart {...props} />
      <fieldset className="group-form stack stack-xl" disabled={!mayManage}>
        <Part id="kind" title={t('kind')}>
          <RadioGroup
            name="kind"
            label={t('kind')}
            look="cards"
            value={values.kind}
            onChange={(kind) => set('kind', kind as DayKind)}
            choices={dayKinds.map((id) => ({ id, text: all(`kinds.${id}`), help: t(`kindHelp.${id}`) }))}
          />
        </Part>
        <PlacePart {...props} />
        <Part id="jobs" title={t('jobs')} aside={all('jobs', { count: values.jobs.length })}>
          <JobFinder chosen={values.jobs} onAdd={(job) => set('jobs', [...values.jobs, job])} />
          <ChosenJobs jobs={values.jobs} onChange={(jobs) => set('jobs', jobs)} />
          <GroupChoice {...props} />
        </Part>
        <CoverPart {...props} />
      </fieldset>
    </>
  )
}

function TextPart({ values, set, errorOf }: PartProps) {
  const t = useTranslations('openDays.editor.text')
  const [written, write] = useState<Language>(values.language)
  const text = values.texts.find(({ language }) => language === written) ?? emptyText(written)
  const isOwn = written === values.language
  const change = (part: Partial<DayText>) =>
    set(
      'texts',
      values.texts.map((one) => (one.language === written ? { ...one, ...part } : one)),
    )
  const remove = () => {
    set(
      'texts',
      values.texts.filter(({ language }) => language !== written),
    )
    write(values.language)
  }
  const area = (name: 'bring' | 'audience' | 'directions', maxLength: number) => (
    <TextArea
      name={name}
      label={t(name)}
      help={t(`${name}Help`)}
      optional
      rows={3}
      maxLength={maxLength}
      lang={written}
      value={text[name]}
      onChange={(words) => change({ [name]: words })}
    />
  )
  return (
    <Part id="text" title={t('head')}>
      <WrittenLanguages
        shown={values.texts.map(({ language }) => language)}
        empty={values.texts.filter(({ title }) => title.trim() === '').map(({ language }) => language)}
        written={written}
        onWrite={write}
        onAdd={(language) => {
          set('texts', [...values.texts, emptyText(language)])
          write(language)
        }}
      />
      <TextField
        name="title"
        label={t('title')}
        error={isOwn ? errorOf('title') : undefined}
        maxLength={160}
        lang={written}
        required={isOwn}
        value={text.title}
        onChange={(title) => change({ title })}
      />
      <RichText
        key={`intro-${written}`}
        name="intro"
        label={t('intro')}
        help={t('introHelp')}
        optional
        value={text.intro}
        onChange={(intro) => change({ intro })}
      />
      {area('bring', 1000)}
      {area('audience', 600)}
      {values.way === 'online' ? null : area('directions', 600)}
      {isOwn ? null : (
        <div>
          <Button look="text" size="s" icon="trash" onClick={remove}>
            {t('remove', { language: languageNames[written] })}
          </Button>
        </div>
      )}
    </Part>
  )
}

import { useState } from 'react'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { positions } from '#features/site/lookups/contract.ts'
import { PlacesField, usePlaces } from '#features/site/lookups/ui/places-field.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Switch } from '#ui/fields/choice.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { ManyChoice } from '#ui/fields/many-choice.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { WrittenLanguages } from '#ui/fields/written-languages.tsx'
import { type DropSettings, saveDropSettings, showDropSettings } from '../team-contract.ts'

const allPositions = { id: 0 }

/** What the company takes, and what it says to those who leave a CV; saving confirms it. */
export function SettingsForm({ settings }: { settings: DropSettings }) {
  const t = useTranslations('cvDrops.settings')
  const { choices: listed } = useList(positions, allPositions)
  const places = usePlaces({
    country_ids: settings.country_ids,
    cities: settings.city_ids.map((id, at) => ({ id, text: settings.names.cities[at] ?? '' })),
  })
  const form = useForm(saveDropSettings, {
    initial: { taking: settings.taking, position_ids: settings.position_ids.map(String), words: settings.words },
    toInput: ({ taking, position_ids, words }) => ({
      ...{ taking, words, version: settings.version },
      position_ids: position_ids.map(Number),
      ...places.ids,
    }),
    onDone({ data }) {
      toast.show({ text: t(data.taking ? 'saved' : 'savedClosed'), tone: 'good' })
      refreshCall(showDropSettings)
    },
  })
  return (
    <form method="post" className="stack stack-l" onSubmit={form.submit} noValidate>
      <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
      <LooseProblem problem={form.problem} />
      <Standing settings={settings} />
      <Switch
        name="taking"
        checked={form.values.taking}
        onChange={(taking) => form.set('taking', taking)}
        help={t('takingHelp')}
      >
        {t('taking')}
      </Switch>
      {form.values.taking ? (
        <>
          <ManyChoice
            {...form.field('position_ids')}
            label={t('positions')}
            help={t('positionsHelp')}
            choices={listed}
          />
          <PlacesField label={t('places')} help={t('placesHelp')} {...places} />
          <WordsField words={form.values.words} onChange={(words) => form.set('words', words)} />
        </>
      ) : null}
      <div>
        <Button type="submit" look="primary" busy={form.sending}>
          {t(settings.taking && form.values.taking ? 'confirm' : 'save')}
        </Button>
      </div>
    </form>
  )
}

function Standing({ settings: { taking, open, until } }: { settings: DropSettings }) {
  const t = useTranslations('cvDrops.settings')
  const day = useDay()
  if (!taking || !until) return <Note>{t('closed')}</Note>
  return <Note tone={open ? 'good' : 'warm'}>{t(open ? 'openUntil' : 'over', { day: day(until) })}</Note>
}

type WordsProps = { words: DropSettings['words']; onChange: (words: DropSettings['words']) => void }

function WordsField({ words, onChange }: WordsProps) {
  const t = useTranslations('cvDrops.settings')
  const { language: own } = useSite()
  const written = languages.filter((one) => words[one] !== undefined)
  const [at, setAt] = useState<Language>(written[0] ?? own)
  const shown = written.includes(at) ? written : [...written, at]
  return (
    <div className="stack stack-s">
      <WrittenLanguages
        shown={shown}
        empty={shown.filter((one) => !words[one])}
        written={at}
        onWrite={setAt}
        onAdd={setAt}
      />
      <TextArea
        name={`words.${at}`}
        label={t('words')}
        help={t('wordsHelp')}
        lang={at}
        rows={3}
        maxLength={600}
        optional
        value={words[at] ?? ''}
        onChange={(text) => onChange({ ...words, [at]: text })}
      />
    </div>
  )
}

import { useLocale } from 'use-intl'
import { SaidBefore } from '#features/hiring/applications/ui/said-before.tsx'
import * as lookups from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { commaOf, type Language, languageNames, languages, toLanguage } from '#platform/shared/languages.ts'
import { inLikelyOrder } from '#platform/shared/likely-currencies.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { InsertFields } from '#ui/fields/insert-fields.tsx'
import { MomentField } from '#ui/fields/moment-field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { WholeField } from '#ui/fields/whole-field.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import { byHand, letterParameters, mostLetters, type PayPeriod, payPeriods } from '../rules.ts'
import { LetterPreview } from './letter-preview.tsx'
import { useComposer, type Written } from './use-composer.ts'
import type { Texts } from './use-letter-words.ts'

type Props = {
  application: string
  name: string
  /** What the page's letters say, by language. */
  texts: Texts
  /** What the site's say. */
  standards: Texts
  written: Written
  onClose: () => void
}

/** What is offered, the letter, and beside it how it reads. */
export function OfferComposer(props: Props) {
  const t = useTranslations('offers.form')
  const { name, written, onClose } = props
  const composer = useComposer(props)
  const { close, question } = useDiscard(composer.isDirty, onClose)
  return (
    <Drawer
      wide
      open
      onClose={close}
      title={t('title', { name })}
      footer={
        <>
          <Button look="primary" busy={composer.busy} onClick={composer.save}>
            {t('save')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {composer.loose ? (
        <Note tone="bad" alert>
          {composer.loose}
        </Note>
      ) : null}
      {written.before?.state === 'approved' ? <Note tone="warm">{t('approvalLost')}</Note> : null}
      <p className="small quiet">{t('open')}</p>
      <div className="offer-composer">
        <div className="stack">
          <SaidBefore application={props.application} />
          <TermsFields composer={composer} />
          <LetterFields composer={composer} />
        </div>
        <section className="offer-preview stack stack-s">
          <h3>{t('preview', { name })}</h3>
          <LetterPreview input={composer.input} label={t('preview', { name })} />
        </section>
      </div>
      {question}
    </Drawer>
  )
}

type Composer = { composer: ReturnType<typeof useComposer> }

function TermsFields({ composer: { values, set, errorOf, until, setUntil, zoneWords } }: Composer) {
  const t = useTranslations('offers')
  const currencies = useList(lookups.currencies, {}).choices.map(({ id }) => id)
  const codes = [...new Set([values.currency, ...inLikelyOrder(currencies, '')])]
  return (
    <>
      <div className="fields offer-pay">
        <WholeField
          name="pay"
          label={t('form.pay')}
          required
          error={errorOf('pay')}
          value={values.pay}
          onChange={(pay) => set('pay', pay)}
        />
        <NativeSelect
          name="currency"
          label={t('form.currency')}
          choices={codes.map((id) => ({ id, text: id }))}
          value={values.currency}
          onChange={(currency) => set('currency', currency)}
        />
        <NativeSelect
          name="period"
          label={t('form.period')}
          choices={payPeriods.map((id) => ({ id, text: t(`period.${id}`) }))}
          value={values.period}
          onChange={(period) => set('period', period as PayPeriod)}
        />
      </div>
      <DateField
        name="starts_on"
        label={t('form.starts')}
        required
        error={errorOf('starts_on')}
        value={values.starts_on}
        onChange={(day) => set('starts_on', day)}
      />
      <TextField
        name="place"
        label={t('form.place')}
        required
        maxLength={200}
        error={errorOf('place')}
        value={values.place}
        onChange={(place) => set('place', place)}
      />
      <MomentField
        name="answer_by"
        label={t('form.until')}
        help={t('form.untilHelp', { zone: zoneWords })}
        required
        error={errorOf('answer_by')}
        value={until}
        onChange={setUntil}
      />
    </>
  )
}

function LetterFields({ composer: { values, set, setLanguage, textStaysIn, errorOf } }: Composer) {
  const t = useTranslations('offers')
  const comma = commaOf(toLanguage(useLocale()))
  const hand = byHand(values.text).map((name) => t(`form.${name === 'pay' ? 'pay' : 'starts'}`))
  return (
    <>
      <NativeSelect
        name="language"
        label={t('form.language')}
        choices={languages.map((id) => ({ id, text: languageNames[id] }))}
        value={values.language}
        onChange={(language) => setLanguage(language as Language)}
      />
      <TextArea
        // messages to the applicant, below, have a field of that name
        id="offer-text"
        name="text"
        label={t('form.text')}
        help={t('form.textHelp')}
        required
        lang={textStaysIn ?? values.language}
        rows={12}
        maxLength={mostLetters}
        error={errorOf('text')}
        value={values.text}
        onChange={(text) => set('text', text)}
      />
      <InsertFields
        name="offer-fields"
        label={t('texts.parameters')}
        fields={letterParameters.map((name) => ({ name, words: t(`parameters.${name}`) }))}
        area="offer-text"
        value={values.text}
        onChange={(text) => set('text', text)}
      />
      {textStaysIn ? (
        <Note tone="warm">
          {t('form.staysIn', { language: languageNames[textStaysIn], chosen: languageNames[values.language] })}
        </Note>
      ) : null}
      {hand.length > 0 ? <Note tone="warm">{t('form.byHand', { names: hand.join(comma) })}</Note> : null}
    </>
  )
}

import { useState } from 'react'
import { Combobox } from '#ui/fields/combobox.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { MoneyField, type MoneyRange } from '#ui/fields/money-field.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { RichText } from '#ui/fields/rich-text.tsx'
import { Select } from '#ui/fields/select.tsx'
import type { Found } from '#ui/fields/use-search.ts'
import { Specimen } from './specimen.tsx'
import { useTexts } from './texts.ts'

/** Fields that come alive with a script. */
export function LiveSection() {
  const texts = useTexts()
  const [place, setPlace] = useState<Found | null>(null)
  const [phone, setPhone] = useState('+212612345890')
  const [day, setDay] = useState('2026-11-24')
  const [pay, setPay] = useState<MoneyRange>({ min: 2900, max: 3400, currency: 'AED', period: 'hour' })
  const [html, setHtml] = useState(texts.workHtml)
  const choices = texts.steps.map((text, at) => ({ id: text, text, hint: at % 2 ? texts.place : undefined }))
  const search = async (query: string) => choices.filter(({ text }) => text.toLowerCase().includes(query.toLowerCase()))
  return (
    <Specimen id="live" title={texts.sections.live}>
      <div className="fields">
        <Select
          name="select"
          label={texts.stage}
          choices={choices}
          defaultValue={texts.steps[1]}
          help={texts.jobHelp}
        />
        <Combobox
          name="combo"
          label={texts.where}
          icon="pin"
          search={search}
          value={place}
          onChange={setPlace}
          optional
        />
      </div>
      <div className="fields">
        <PhoneField name="phone" label={texts.phone} help={texts.phoneHelp} value={phone} onChange={setPhone} />
        <DateField name="day" label={texts.start} value={day} onChange={setDay} />
      </div>
      <MoneyField
        name="salary"
        label={texts.salary}
        error={texts.salaryError}
        value={pay}
        onChange={setPay}
        currencies={['AED', 'SAR', 'MAD', 'EUR', 'RUB']}
      />
      <RichText name="work" label={texts.work} value={html} onChange={setHtml} help={texts.jobHelp} />
      <FileDrop
        name="cv"
        label={texts.cv}
        kinds={texts.kinds}
        accept=".pdf,.docx,image/*"
        maxBytes={20_000_000}
        camera
        multiple
        upload={pretendUpload}
        onSent={() => {}}
      />
    </Specimen>
  )
}

/** Goes as slowly as a phone, and fails for names that ask for it. */
async function pretendUpload(
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
) {
  for (let part = 0; part <= 10; part++) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    if (signal.aborted) throw new Error('aborted')
    if (part === 6 && file.name.includes('fail')) throw new Error('')
    onProgress(part / 10)
  }
}

import { type FormEvent, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { buttonLook } from '#ui/basics/button.tsx'
import { ChipDrop } from '#ui/basics/chip.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { CvQuery } from '../contract.ts'
import type { Ask } from './read-asked.ts'

/** Words that must all be there, and such that must not, for whoever writes no operators. */
export function KeywordFilter({ query, onAsk }: { query: CvQuery; onAsk: Ask }) {
  const t = useTranslations('cvSearch.filters')
  const [must, setMust] = useState(query.must)
  const [without, setWithout] = useState(query.without)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk({ must: must.trim(), without: without.trim() })
  }
  return (
    <ChipDrop label={t('keywords')} on={query.must !== '' || query.without !== ''} group="cv-filters">
      <form method="post" className="stack" onSubmit={submit}>
        <TextField name="must" label={t('must')} help={t('commas')} value={must} onChange={setMust} maxLength={300} />
        <TextField name="without" label={t('without')} value={without} onChange={setWithout} maxLength={300} />
        <button type="submit" {...buttonLook({ look: 'primary', size: 's' })}>
          {t('apply')}
        </button>
      </form>
    </ChipDrop>
  )
}

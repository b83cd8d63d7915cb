import '#features/sourcing/cv-search/ui/cv-sheet.css'
import type { showCvSheet } from '#features/sourcing/cv-search/contract.ts'
import { useCardWords } from '#features/sourcing/cv-search/ui/card-words.ts'
import { CvSheetLines } from '#features/sourcing/cv-search/ui/cv-sheet-lines.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Phone } from '#ui/basics/phone.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { PrintedSheet } from './printed-sheet.tsx'

/** A CV of the search, as far as the page may see it. */
export function CvPrintSheet({
  sheet: { card, contacts, lines, language },
}: {
  sheet: Gives<typeof showCvSheet>['data']
}) {
  const t = useTranslations('printouts.cv')
  const words = useCardWords()
  const name = card.name ?? words.title(card)
  const reach = [
    contacts?.email && <bdi key="email">{contacts.email}</bdi>,
    contacts?.phone && <Phone key="phone" number={contacts.phone} />,
  ]
  return (
    <PrintedSheet title={<bdi>{name}</bdi>} name={name} about={<Facts items={[...reach, ...words.facts(card)]} />}>
      <CvSheetLines lines={lines} language={language} label={t('label')} />
    </PrintedSheet>
  )
}

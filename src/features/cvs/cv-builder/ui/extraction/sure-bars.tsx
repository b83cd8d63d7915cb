import type { Sureness } from '#features/cvs/cvs/sureness-rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'

/** How sure the reading is, in three bars; said in words to those who listen. */
export function SureBars({ sureness, hidden }: { sureness: Sureness; hidden?: boolean }) {
  const t = useTranslations('cvBuilder.sure')
  return (
    <span className="cv-sure" data-sure={sureness} title={hidden ? undefined : t(sureness)}>
      <i />
      <i />
      <i />
      {hidden ? null : <span className="sr-only">{t(sureness)}</span>}
    </span>
  )
}

/** In place of the bars where the person wrote it. */
export function ByYou() {
  const t = useTranslations('cvBuilder.sure')
  return (
    <span className="cv-by-you">
      <Icon name="check" size="s" />
      {t('byYou')}
    </span>
  )
}

import { useTranslations } from 'use-intl'
import { Facts } from '#ui/basics/word.tsx'
import type { Fit } from '../fit-rules.ts'

type Props = {
  fit: Pick<Fit, 'asked' | 'met' | 'is_barred' | 'work' | 'place'> & Partial<Pick<Fit, 'pay' | 'is_read'>>
  /** Who reads it: the team of a job, or the person of the own CV. */
  reader: 'team' | 'own'
}

/** Plain. What a job and a person have in common, each as a word; what nobody said is left out. */
export function FitFacts({ fit: { asked, met, is_barred, work, place, pay, is_read }, reader }: Props) {
  const t = useTranslations('matching.fit')
  return (
    <Facts
      small
      items={[
        asked > 0 ? (
          <span key="met" className={met === asked ? 'good-words' : undefined}>
            {t('met', { met, asked, reader })}
          </span>
        ) : null,
        is_barred ? t('barred', { reader }) : null,
        t(`work.${work}`, { reader }),
        place === 'unsaid' ? null : t(`place.${place}`, { reader }),
        pay === undefined || pay === 'unsaid' ? null : t(`pay.${pay}`),
        is_read === false ? t('unread') : null,
      ]}
    />
  )
}

import type { Cv } from '#features/cvs/cvs/contract.ts'
import { AnotherNote } from '#features/cvs/cvs/ui/another-note.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import type { Values } from './use-apply.ts'

type Props = { values: Values; cv: Pick<Cv, 'name' | 'of_another'>; onChange: () => void }

/** What goes out, to be looked over instead of filled in: the second of two taps is "Send". */
export function ShortApply({ values, cv, onChange }: Props) {
  const t = useTranslations('applications.apply')
  const reach = [values.email, values.phone].filter(Boolean)
  return (
    <section className="stack stack-s" aria-labelledby="apply-goes-out">
      <div className="row spread">
        <h2 id="apply-goes-out" className="apply-legend">
          {t('goesOut')}
        </h2>
        <Button look="text" size="s" onClick={onChange}>
          {t('change')}
        </Button>
      </div>
      <KeyValues
        items={[
          { key: t('cv'), value: <bdi>{cv.name}</bdi> },
          { key: t('name'), value: <bdi>{values.name}</bdi> },
          { key: t('reachedAt'), value: <bdi dir="ltr">{reach.join(' · ')}</bdi> },
        ]}
      />
      <AnotherNote name={cv.of_another} />
    </section>
  )
}

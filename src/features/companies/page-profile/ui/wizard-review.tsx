import { cities, countries, industries } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import type { WizardStep, WizardValues } from './wizard-steps.ts'

type Props = { values: WizardValues; go: (step: WizardStep) => void }

const all = {}

/** Everything once more before the page is made, each part with the way back to it. */
export function WizardReview({ values, go }: Props) {
  const t = useTranslations('pageProfile')
  const tKinds = useTranslations('pages.kinds')
  const lands = useList(countries, all)
  const towns = useList(cities, { id: Number(values.country) || 0 })
  const lines = useList(industries, all)
  const named = (list: { choices: { id: string; text: string }[] }, id: string) =>
    list.choices.find((one) => one.id === id)?.text
  const { name, legal_name, website, email, about, logo_id, cover_id, size } = values
  const own = (words: string) => (words ? <bdi>{words}</bdi> : null)
  const parts: [WizardStep, { key: string; value: React.ReactNode }[]][] = [
    ['kind', [{ key: t('facts.kind'), value: tKinds(values.kind) }]],
    [
      'name',
      [
        { key: t('facts.name'), value: own(name) },
        { key: t('facts.legalName'), value: own(legal_name) },
      ],
    ],
    [
      'place',
      [
        { key: t('places.country'), value: named(lands, values.country) },
        { key: t('places.city'), value: named(towns, values.city) },
        { key: t('facts.industry'), value: named(lines, values.industry) },
        { key: t('facts.size'), value: size ? <bdi className="num">{size}</bdi> : null },
      ],
    ],
    [
      'contact',
      [
        { key: t('links.website'), value: own(website) },
        { key: t('wizard.email'), value: own(email) },
      ],
    ],
    [
      'about',
      [
        {
          key: t('about.text'),
          value: own(
            about
              .replace(/<[^>]*>/g, ' ')
              .trim()
              .slice(0, 120),
          ),
        },
      ],
    ],
    [
      'pictures',
      [
        { key: t('pictures.logo'), value: logo_id ? t('wizard.given') : null },
        { key: t('pictures.cover'), value: cover_id ? t('wizard.given') : null },
      ],
    ],
  ]
  return (
    <ul className="rows">
      {parts.map(([step, items]) => (
        <li key={step} className="row row-top">
          <div className="grow">
            <KeyValues items={items.map(({ key, value }) => ({ key, value: value || t('wizard.empty') }))} />
          </div>
          <Button
            look="text"
            size="s"
            aria-label={t('wizard.changeOf', { step: t(`wizard.short.${step}`) })}
            onClick={() => go(step)}
          >
            {t('wizard.change')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

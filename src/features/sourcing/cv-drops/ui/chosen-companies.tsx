import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import { Answers } from './taking-row.tsx'
import type { useChosen } from './use-chosen.ts'

const promises: readonly (readonly [IconName, string])[] = [
  ['clock', 'within'],
  ['eye', 'seen'],
  ['undo', 'withdraw'],
  ['lock', 'nobodyElse'],
]

/** What goes where, how many are left today, and what is promised. */
export function ChosenCompanies({ chosen, left }: { chosen: ReturnType<typeof useChosen>; left: number }) {
  const t = useTranslations('cvDrops.drop')
  const { companies } = chosen
  return (
    <Card title={left === 0 ? t('full') : t('chosen', { count: companies.length, left })}>
      <div className="stack stack-s">
        {companies.length === 0 ? <p className="quiet">{t(left === 0 ? 'fullHelp' : 'chosenNone')}</p> : null}
        <ul className="rows chosen-companies">
          {companies.map(({ id, name, answers }) => (
            <li key={id} className="row">
              <span className="grow stack stack-xs">
                <span>
                  <bdi>{name}</bdi>
                </span>
                <span className="small quiet">
                  <Answers answers={answers} />
                </span>
              </span>
              <IconButton size="s" icon="x" label={t('remove', { name })} onClick={() => chosen.remove(id)} />
            </li>
          ))}
        </ul>
        <ul className="stack stack-xs small quiet">
          {promises.map(([icon, key]) => (
            <li key={key} className="row row-top">
              <Icon name={icon} size="s" />
              <span>{t(`promises.${key}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

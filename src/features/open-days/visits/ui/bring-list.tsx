import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'

type Props = { things: readonly string[]; way: 'on_site' | 'online' }

/** Documents somebody brings to the door, or has at hand at home. */
export function BringList({ things, way }: Props) {
  const t = useTranslations('visits.ticket')
  if (things.length === 0) return null
  return (
    <>
      <h3 className="small quiet">{t(way === 'online' ? 'ready' : 'bring')}</h3>
      <ul className="day-checks">
        {things.map((thing) => (
          <li key={thing}>
            <Icon name="check" size="s" />
            <bdi>{thing}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}

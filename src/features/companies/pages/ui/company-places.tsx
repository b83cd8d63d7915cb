import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Phone } from '#ui/basics/phone.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { Company } from './organization.ts'

const atOnce = 8

/** Where the company is; the head office first. One that says no more than the city stands above already. */
export function CompanyPlaces({ places }: Pick<Company, 'places'>) {
  const t = useTranslations('pages.company')
  const [first] = places
  if (!first || (places.length === 1 && !first.address && !first.phone && !first.map_url)) return null
  return (
    <section className="stack stack-s">
      <h2>{t('places', { count: places.length })}</h2>
      <ul className="rows">
        {places.slice(0, atOnce).map((place) => (
          <PlaceLine key={keyOf(place)} place={place} />
        ))}
      </ul>
      {places.length > atOnce ? (
        <details>
          <summary className="link">{t('morePlaces', { count: places.length - atOnce })}</summary>
          <ul className="rows">
            {places.slice(atOnce).map((place) => (
              <PlaceLine key={keyOf(place)} place={place} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

type Place = Company['places'][number]

const keyOf = ({ place, address, phone, map_url }: Place) => [place, address, phone, map_url].join('\n')

function PlaceLine({ place: { place, address, phone, map_url, head_office } }: { place: Place }) {
  const t = useTranslations('pages.company')
  return (
    <li className="stack stack-xs">
      <p className="cluster">
        <span className="strong">{place}</span>
        {head_office ? <Word>{t('headOffice')}</Word> : null}
      </p>
      {address ? <p dir="auto">{address}</p> : null}
      <Facts
        small
        items={[
          phone ? (
            <a key="phone" className="link ltr" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Phone number={phone} />
            </a>
          ) : null,
          map_url ? (
            <a key="map" className="link" href={map_url} target="_blank" rel="noopener noreferrer nofollow">
              {t('map')}
            </a>
          ) : null,
        ]}
      />
    </li>
  )
}

/** Whom an agency works for. */
export function CompanyClients({ clients }: Pick<Company, 'clients'>) {
  const t = useTranslations('pages.company')
  if (clients.length === 0) return null
  return (
    <section className="stack stack-s">
      <h2>{t('clients')}</h2>
      <ul className="grid company-clients">
        {clients.map(({ name, slug, logo }) => (
          <li key={slug ?? name} className="row">
            <Avatar name={name} src={logo ?? undefined} kind="company" size="s" />
            {slug ? (
              <a className="link clip" href={`/companies/${encodeURIComponent(slug)}`}>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi className="clip">{name}</bdi>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

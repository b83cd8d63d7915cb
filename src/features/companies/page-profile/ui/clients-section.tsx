import { useState } from 'react'
import { suggestCompany } from '#features/companies/pages/contract.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Word } from '#ui/basics/word.tsx'
import { Combobox } from '#ui/fields/combobox.tsx'
import type { Found } from '#ui/fields/use-search.ts'
import { most } from '../contract.ts'
import { PictureField } from './picture-field.tsx'
import type { ClientValues, SectionProps } from './profile-values.ts'
import { Section } from './section.tsx'

const plain = 'name:'

/** Whom an agency works for: pages here, or names with a logo. */
export function ClientsSection({ values: { clients }, set, errorOf }: SectionProps) {
  const t = useTranslations('pageProfile.clients')
  const [round, setRound] = useState(0)
  const search = async (words: string): Promise<Found[]> => {
    const { data } = await send(suggestCompany, { term: words })
    const pages = data.map(({ id, name, place }) => ({ id, text: name, hint: place }))
    return [...pages, { id: plain + words, text: words, hint: t('asName') }]
  }
  const add = (found: Found | null) => {
    if (!found || clients.length >= most.clients) return
    const page = found.id.startsWith(plain) ? null : found.id
    if (!clients.some((one) => (page ? one.page === page : one.name === found.text)))
      set('clients', [...clients, { key: crypto.randomUUID(), page, name: found.text, logo_id: null }])
    setRound(round + 1)
  }
  const change = (key: string, logo_id: string | null) =>
    set(
      'clients',
      clients.map((one) => (one.key === key ? { ...one, logo_id } : one)),
    )
  return (
    <Section id="clients">
      <Combobox
        key={round}
        name="client"
        label={t('add')}
        help={t('addHelp')}
        icon="search"
        optional
        search={search}
        value={null}
        onChange={add}
      />
      <ul className="rows">
        {clients.map((client, at) => (
          <ClientLine
            key={client.key}
            client={client}
            // in one piece it would look like the name of a text, and bring those of an agency's clients
            error={errorOf(['clients', at, 'logo_id'].join('.'))}
            onLogo={(logo) => change(client.key, logo)}
            onRemove={() =>
              set(
                'clients',
                clients.filter(({ key }) => key !== client.key),
              )
            }
          />
        ))}
      </ul>
    </Section>
  )
}

type LineProps = {
  client: ClientValues
  error: string | undefined
  onLogo: (logo: string | null) => void
  onRemove: () => void
}

function ClientLine({ client: { key, page, name, logo_id }, error, onLogo, onRemove }: LineProps) {
  const t = useTranslations('pageProfile.clients')
  const [choosing, setChoosing] = useState(false)
  return (
    <li className="stack stack-s">
      <div className="row">
        <Avatar name={name} src={logo_id ? `/api/files/${logo_id}/thumb/160` : undefined} kind="company" size="s" />
        <bdi className="grow">{name}</bdi>
        {page ? <Word>{t('here')}</Word> : null}
        {page || choosing || logo_id ? null : (
          <Button look="text" size="s" onClick={() => setChoosing(true)}>
            {t('logo')}
          </Button>
        )}
        <IconButton icon="x" size="s" label={t('remove', { name })} onClick={onRemove} />
      </div>
      {choosing ? (
        <PictureField
          name={`logo-${key}`}
          label={t('logo')}
          file={logo_id}
          look="logo"
          error={error}
          onChange={onLogo}
        />
      ) : null}
    </li>
  )
}

import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton, type Look } from '#ui/basics/button.tsx'
import { Phone } from '#ui/basics/phone.tsx'

type Props = {
  email: string | null
  phone: string | null
  look?: Look
  /** Where their CV is kept as a file. */
  file?: { url: string } | null
}

/** Ways to write to or call somebody whose contacts one may see, and their file. */
export function ContactLinks({ email, phone, look = 'quiet', file }: Props) {
  const t = useTranslations('cvSearch.contact')
  return (
    <>
      {email ? (
        <LinkButton size="s" look={look} icon="mail" href={`mailto:${email}`}>
          <span dir="ltr">{email}</span>
        </LinkButton>
      ) : null}
      {phone ? (
        <LinkButton size="s" look={look} icon="phone" href={`tel:${phone}`}>
          <Phone number={phone} />
        </LinkButton>
      ) : null}
      {file ? (
        <LinkButton size="s" look={look} icon="download" href={file.url} download>
          {t('file')}
        </LinkButton>
      ) : null}
    </>
  )
}

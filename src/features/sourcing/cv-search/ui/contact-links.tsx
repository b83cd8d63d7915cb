import { LinkButton, type Look } from '#ui/basics/button.tsx'
import { Phone } from '#ui/basics/phone.tsx'

type Props = { email: string | null; phone: string | null; look?: Look }

/** Ways to write to or call somebody whose contacts one may see. */
export function ContactLinks({ email, phone, look = 'quiet' }: Props) {
  return (
    <>
      {email ? (
        <LinkButton size="s" look={look} icon="mail" href={`mailto:${email}`}>
          <span dir="ltr">{email}</span>
        </LinkButton>
      ) : null}
      {phone ? (
        <LinkButton size="s" icon="phone" href={`tel:${phone}`}>
          <Phone number={phone} />
        </LinkButton>
      ) : null}
    </>
  )
}

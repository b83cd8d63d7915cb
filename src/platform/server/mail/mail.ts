import nodemailer, { type Transporter } from 'nodemailer'
import type { Language } from '#platform/shared/languages.ts'
import type { Brand } from '../brand.ts'
import { keepInOutbox } from '../outbox.ts'
import type { Settings } from '../settings.ts'
import { type Letter, layOut } from './layout.ts'

export type Mail = Letter & { to: string; language: Language; unsubscribeUrl?: string }
export type MailTransport = { send: (mail: Mail) => Promise<void>; close: () => void }

/** Sends letters through SMTP, or keeps them in the outbox where none is set. */
export function openMail(settings: Settings, brand: Brand): MailTransport {
  const smtp: Transporter | null = settings.SMTP_URL ? nodemailer.createTransport(settings.SMTP_URL) : null
  return {
    async send(mail) {
      const { html, text } = layOut(mail, mail.language, {
        siteName: brand.name[mail.language],
        siteUrl: settings.publicUrl,
      })
      if (!smtp) return keepInOutbox(settings, { channel: 'mail', to: mail.to, subject: mail.subject, text, html })
      await smtp.sendMail({
        from: settings.MAIL_FROM,
        to: mail.to,
        subject: mail.subject,
        text,
        html,
        ...(mail.unsubscribeUrl && { list: { unsubscribe: { url: mail.unsubscribeUrl, comment: '' } } }),
        ...(mail.unsubscribeUrl && { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
      })
    },
    close: () => smtp?.close(),
  }
}

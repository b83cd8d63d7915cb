import nodemailer, { type Transporter } from 'nodemailer'
import type { Language } from '#platform/shared/languages.ts'
import type { Brand } from '../brand.ts'
import { handedOver } from '../observe/handed-over.ts'
import { keepInOutbox } from '../outbox.ts'
import type { Settings } from '../settings.ts'
import { type Letter, layOut } from './layout.ts'

/** A calendar entry that goes along (RFC 5546): an invitation or its end. */
export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; content: string }
export type Mail = Letter & {
  to: string
  language: Language
  unsubscribeUrl?: string
  calendar?: CalendarPart
  /** Where an answer goes, and what it belongs to: mail programs show letters of one thread together. */
  reply?: { to: string; thread: string }
}
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
      // one press in the mail program ends such mails (RFC 2369, RFC 8058)
      const headers: Record<string, string> = {
        // an absence is not told to a machine (RFC 3834)
        'Auto-Submitted': 'auto-generated',
        ...(mail.unsubscribeUrl && {
          'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
        ...(mail.reply && { References: `<${mail.reply.thread}@${mail.reply.to.split('@')[1]}>` }),
      }
      const { to, subject, calendar, reply } = mail
      if (!smtp)
        return keepInOutbox(settings, {
          channel: 'mail',
          to,
          subject,
          text,
          html,
          headers: { ...headers, ...(reply && { 'Reply-To': reply.to }) },
          ...(calendar && { calendar }),
        })
      const letter = {
        ...{ from: settings.MAIL_FROM, to, subject, text, html, headers },
        ...(reply && { replyTo: reply.to }),
        ...(calendar && { icalEvent: { filename: 'invite.ics', ...calendar } }),
      }
      await handedOver('mail', () => smtp.sendMail(letter))
    },
    close: () => smtp?.close(),
  }
}

import { directionOf, type Language } from '#platform/shared/languages.ts'
import { escapeHtml } from '../http/escape-html.ts'

/** What a letter says; the layout is one for all. */
export type Letter = {
  subject: string
  /** The line above which an answer is written; what stands below it in a reply is ours. */
  replyAbove?: string
  /** Paragraphs of plain text. */
  body: string[]
  /** Things the letter lists, each with where it leads and a small word beside. */
  items?: { title: string; url: string; lines: string[]; aside?: { label: string; url: string } }[]
  /** Words somebody wrote, shown set apart. */
  quote?: string
  action?: { label: string; url: string }
  footer?: string
  /** The way out of such mails, small at the foot. */
  stop?: { label: string; url: string }
}

/** A letter as HTML (tables and inline styles, because mail clients know little else) and as text. */
export function layOut(letter: Letter, language: Language, site: { siteName: string; siteUrl: string }) {
  return { html: html(letter, language, site), text: text(letter, site) }
}

function text(
  { replyAbove, body, items = [], quote, action, footer, stop }: Letter,
  { siteName, siteUrl }: { siteName: string; siteUrl: string },
): string {
  const quoted = quote
    ?.split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const parts = [
    replyAbove && `${marker} ${replyAbove} ${marker}`,
    ...body,
    ...items.map(({ title, url, lines, aside }) =>
      [title, ...lines, url, ...(aside ? [`${aside.label}: ${aside.url}`] : [])].join('\n'),
    ),
    quoted,
    action && `${action.label}\n${action.url}`,
    footer,
    stop && `${stop.label}\n${stop.url}`,
    `${siteName}\n${siteUrl}`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** Marks the line above which one answers, in any language; whoever reads replies looks for it. */
export const marker = '⁂'

function html(letter: Letter, language: Language, site: { siteName: string; siteUrl: string }): string {
  const dir = directionOf(language)
  const side = dir === 'rtl' ? 'right' : 'left'
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`
  const quote = letter.quote
    ? `<blockquote dir="auto" style="margin:0 0 20px;padding:12px 16px;background:#f4f3ef;border-radius:12px">${escapeHtml(letter.quote).replaceAll('\n', '<br>')}</blockquote>`
    : ''
  const action = letter.action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(letter.action.url)}" style="display:inline-block;background:#00656b;color:#ffffff;text-decoration:none;padding:13px 22px;border-radius:6px;font-weight:600">${escapeHtml(letter.action.label)}</a></p>`
    : ''
  const above = letter.replyAbove
    ? `<tr><td style="padding:0 0 12px;color:#5c6a70;font-size:13px">${marker} ${escapeHtml(letter.replyAbove)} ${marker}</td></tr>\n`
    : ''
  const footer = letter.footer ? `<p style="margin:0 0 6px">${escapeHtml(letter.footer)}</p>` : ''
  const stop = letter.stop
    ? `<p style="margin:0 0 6px"><a href="${escapeHtml(letter.stop.url)}" style="color:#5c6a70">${escapeHtml(letter.stop.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#fbfaf7;color:#14242b;font:16px/1.6 -apple-system,'Segoe UI',Tahoma,Arial,sans-serif">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;text-align:${side}">
${above}<tr><td style="padding:0 0 20px;font-size:20px;font-weight:600"><a href="${escapeHtml(site.siteUrl)}" style="color:#14242b;text-decoration:none"><span style="color:#00656b">&#9679;</span> ${escapeHtml(site.siteName)}</a></td></tr>
<tr><td style="background:#ffffff;border:1px solid #e6e3db;border-radius:12px;padding:28px 28px 12px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.35">${escapeHtml(letter.subject)}</h1>
${letter.body.map(paragraph).join('\n')}
${(letter.items ?? []).map(item).join('\n')}
${quote}${action}
</td></tr>
<tr><td style="padding:18px 4px;color:#5c6a70;font-size:13px">${footer}${stop}<p style="margin:0">${escapeHtml(site.siteName)}</p></td></tr>
</table></td></tr></table></body></html>`
}

type Item = NonNullable<Letter['items']>[number]

const item = ({
  title,
  url,
  lines,
  aside,
}: Item) => `<div style="margin:0 0 20px;padding:0 0 18px;border-bottom:1px solid #e6e3db">
<a href="${escapeHtml(url)}" dir="auto" style="color:#00656b;font-size:17px;font-weight:600;text-decoration:none">${escapeHtml(title)}</a>
${lines.map((line) => `<div dir="auto" style="color:#3b4a51;font-size:14px">${escapeHtml(line)}</div>`).join('\n')}
${aside ? `<a href="${escapeHtml(aside.url)}" style="color:#5c6a70;font-size:13px">${escapeHtml(aside.label)}</a>` : ''}
</div>`

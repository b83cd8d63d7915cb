/**
 * What a word processor puts on the clipboard → plain HTML: no styles, no comments, no office tags, and the
 * paragraphs Word paints as list items made into list items. The editor's own schema drops what is left over.
 */
export const cleanPaste = (html: string): string =>
  listItems(
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<!\[[^>]*>/g, '')
      .replace(/<(style|script|meta|link|title|xml)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
      .replace(/<\/?(?:o|w|v|m|st1):[^>]*>/gi, '')
      .replace(/<(?:meta|link)\b[^>]*>/gi, ''),
  )
    .replace(/ (?:style|class|lang|width|height|align|valign|bgcolor|id|name)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    .replace(/<\/?(?:span|font|div|html|body|head)\b[^>]*>/gi, '')
    .replace(/<p>(?:&nbsp;|\u00a0|\s)*<\/p>/g, '')
    .trim()

/** Word writes a list as paragraphs of a class, each beginning with a bullet or a number of its own. */
const listItems = (html: string): string =>
  html
    .replace(/<p[^>]*class=["']?MsoList[^>]*>([\s\S]*?)<\/p>/gi, (_, inside: string) => {
      const words = inside.replace(/<[^>]*>|&nbsp;/g, ' ').trim()
      const numbered = /^(?:\d+|[a-z])[.)]\s/i.test(words)
      const text = inside.replace(
        /^((?:\s|<[^>]*>|&nbsp;)*)(?:[·•§o\uf0b7-]|(?:\d+|[a-z])[.)])(?:\s|&nbsp;|(?=<))+/i,
        '$1',
      )
      return numbered ? `<ol><li>${text}</li></ol>` : `<ul><li>${text}</li></ul>`
    })
    .replace(/<\/(ul|ol)>\s*<\1>/g, '')

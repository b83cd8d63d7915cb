import type { Language } from '#platform/shared/languages.ts'

type Text = { name: string; subject: string; text: string }
type Starter = { id: string; texts: Record<Language, Text> }

/** Messages every team writes: each may be sent as it is, or copied and made the page's own. */
export const starters: readonly Starter[] = [
  {
    id: 'starter-thanks',
    texts: {
      en: {
        name: 'Thank you for applying',
        subject: 'Your application: {job_title}',
        text: 'Dear {candidate_name},\n\nThank you for applying for {job_title} on {application_day}. We have received your documents and our team is reviewing them. You will hear from us either way.\n\nKind regards\n{sender_name}\n{company_name}',
      },
      ar: {
        name: 'شكرًا على التقديم',
        subject: 'طلبك لوظيفة {job_title}',
        text: 'تحية طيبة {candidate_name}،\n\nنشكرك على التقدّم لوظيفة {job_title} بتاريخ {application_day}. وصلتنا مستنداتك ويطّلع عليها فريقنا الآن، وسنردّ عليك في كل الأحوال.\n\nمع أطيب التحيات\n{sender_name}\n{company_name}',
      },
      ru: {
        name: 'Спасибо за отклик',
        subject: 'Ваш отклик: {job_title}',
        text: 'Здравствуйте, {candidate_name}!\n\nСпасибо за отклик на вакансию «{job_title}» ({application_day}). Мы получили ваши документы и уже читаем их. Ответим в любом случае.\n\nС уважением,\n{sender_name}\n{company_name}',
      },
      fr: {
        name: 'Merci pour votre candidature',
        subject: 'Votre candidature : {job_title}',
        text: 'Bonjour {candidate_name},\n\nmerci pour votre candidature au poste « {job_title} » du {application_day}. Nous avons bien reçu vos documents et les lisons avec attention. Vous aurez une réponse dans tous les cas.\n\nBien cordialement,\n{sender_name}\n{company_name}',
      },
    },
  },
  {
    id: 'starter-papers',
    texts: {
      en: {
        name: 'Request documents',
        subject: 'Documents for {job_title}',
        text: 'Dear {candidate_name},\n\nWe would like to move forward with your application for {job_title}. Please reply to this message with:\n\n- a copy of your highest qualification\n- a reference or the name of a former employer\n- your earliest start date\n\nIf anything is missing, write to us and we will find a solution.\n\nKind regards\n{sender_name}\n{company_name}',
      },
      ar: {
        name: 'طلب مستندات',
        subject: 'مستندات مطلوبة لوظيفة {job_title}',
        text: 'تحية طيبة {candidate_name}،\n\nيسعدنا متابعة طلبك لوظيفة {job_title}. نرجو إرسال ما يلي ردًّا على هذه الرسالة:\n\n- نسخة من أعلى مؤهل حصلت عليه\n- شهادة خبرة أو اسم جهة عمل سابقة\n- أقرب موعد يمكنك فيه بدء العمل\n\nإن تعذّر أيٌّ منها فأخبرنا وسنجد حلًّا.\n\nمع أطيب التحيات\n{sender_name}\n{company_name}',
      },
      ru: {
        name: 'Запрос документов',
        subject: 'Документы по вакансии «{job_title}»',
        text: 'Здравствуйте, {candidate_name}!\n\nМы хотели бы продолжить рассмотрение вашего отклика на вакансию «{job_title}». Пришлите, пожалуйста, в ответ на это письмо:\n\n- копию документа об образовании\n- рекомендацию или контакт прежнего работодателя\n- дату, с которой вы готовы выйти на работу\n\nЕсли чего-то нет под рукой, напишите нам — найдём решение.\n\nС уважением,\n{sender_name}\n{company_name}',
      },
      fr: {
        name: 'Demander des documents',
        subject: 'Quelques documents pour « {job_title} »',
        text: 'Bonjour {candidate_name},\n\nnous souhaitons poursuivre avec votre candidature au poste « {job_title} ». Merci de nous envoyer, en réponse à ce message :\n\n- une copie de votre diplôme le plus élevé\n- une référence ou le nom d’un ancien employeur\n- la date à laquelle vous pourriez commencer\n\nS’il vous manque quelque chose, écrivez-nous, nous trouverons une solution.\n\nBien cordialement,\n{sender_name}\n{company_name}',
      },
    },
  },
  {
    id: 'starter-talk',
    texts: {
      en: {
        name: 'Invite to a call',
        subject: 'A short call about {job_title}',
        text: 'Dear {candidate_name},\n\nYour application for {job_title} has caught our interest, and we would like to get to know you. Would a short call this week suit you? Please suggest two or three times.\n\nKind regards\n{sender_name}\n{company_name}',
      },
      ar: {
        name: 'دعوة إلى مكالمة',
        subject: 'مكالمة قصيرة بشأن وظيفة {job_title}',
        text: 'تحية طيبة {candidate_name}،\n\nلفت طلبك لوظيفة {job_title} انتباهنا ونودّ التعرّف عليك. هل تناسبك مكالمة قصيرة هذا الأسبوع؟ اقترح علينا موعدين أو ثلاثة تلائمك.\n\nمع أطيب التحيات\n{sender_name}\n{company_name}',
      },
      ru: {
        name: 'Приглашение на звонок',
        subject: 'Короткий звонок: {job_title}',
        text: 'Здравствуйте, {candidate_name}!\n\nВаш отклик на вакансию «{job_title}» нас заинтересовал, и мы хотели бы познакомиться. Удобно ли вам коротко созвониться на этой неделе? Предложите два-три варианта времени.\n\nС уважением,\n{sender_name}\n{company_name}',
      },
      fr: {
        name: 'Proposer un appel',
        subject: 'Un court appel : {job_title}',
        text: 'Bonjour {candidate_name},\n\nvotre candidature au poste « {job_title} » a retenu notre attention et nous aimerions vous connaître. Un court appel cette semaine vous conviendrait-il ? Proposez-nous deux ou trois créneaux.\n\nBien cordialement,\n{sender_name}\n{company_name}',
      },
    },
  },
  {
    id: 'starter-rejection',
    texts: {
      en: {
        name: 'Rejection',
        subject: 'Your application: {job_title}',
        text: 'Dear {candidate_name},\n\nThank you for the time you put into your application for {job_title}. We have read it with care and decided to move forward with candidates whose experience is closer to what this job needs.\n\nThis decision concerns this job only. We would be glad to hear from you again when another job fits, and wish you all the best.\n\nKind regards\n{sender_name}\n{company_name}',
      },
      ar: {
        name: 'رفض الطلب',
        subject: 'بخصوص طلبك لوظيفة {job_title}',
        text: 'تحية طيبة {candidate_name}،\n\nنشكرك على الوقت الذي خصّصته لطلبك لوظيفة {job_title}. قرأناه بعناية، وقررنا المتابعة مع متقدمين خبرتهم أقرب إلى ما تتطلبه هذه الوظيفة.\n\nيخص هذا القرار هذه الوظيفة وحدها. يسعدنا أن تتقدم إلينا مجددًا حين تجد لدينا ما يناسبك، ونتمنى لك كل التوفيق.\n\nمع أطيب التحيات\n{sender_name}\n{company_name}',
      },
      ru: {
        name: 'Отказ',
        subject: 'Ваш отклик: {job_title}',
        text: 'Здравствуйте, {candidate_name}!\n\nСпасибо за время, которое вы уделили отклику на вакансию «{job_title}». Мы внимательно его прочитали и решили продолжить с кандидатами, чей опыт ближе к задачам этой работы.\n\nЭто решение касается только этой вакансии. Будем рады вашему отклику, когда у нас появится что-то подходящее, и желаем вам удачи.\n\nС уважением,\n{sender_name}\n{company_name}',
      },
      fr: {
        name: 'Refus',
        subject: 'Votre candidature : {job_title}',
        text: 'Bonjour {candidate_name},\n\nmerci pour le temps consacré à votre candidature au poste « {job_title} ». Nous l’avons lue avec attention et avons choisi de poursuivre avec des personnes dont l’expérience correspond davantage à ce poste.\n\nCette décision ne concerne que cette offre. Nous serions heureux de vous relire si une autre vous convient, et vous souhaitons pleine réussite.\n\nBien cordialement,\n{sender_name}\n{company_name}',
      },
    },
  },
]

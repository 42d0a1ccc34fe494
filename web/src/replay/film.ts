/** A finished game as a film from one viewpoint: its places, what is seen at each, and the ways from one to another. Pure. */
import type { Asked, FilmTold } from "../protocol";
import type { Face, Fields } from "../table/connection.svelte";

/** A place in a film: a moment, or on the way to it an event being shown. */
export interface Place {
  moment: number;
  event: number | null;
}

/** A moment in which players are asked, or the end. Its events are those numbered `from` up to `to`. */
export interface Moment {
  number: number;
  fields: Fields;
  /** The open questions the viewer knows of, with what was answered in the end. */
  questions: readonly Asked[];
  /** Those answered in secret, while others still choose. */
  given: readonly Asked[];
  waiting: readonly number[];
  answered: readonly number[];
  from: number;
  to: number;
}

export interface Film {
  seat: number;
  moments: readonly Moment[];
  events: readonly Face[];
}

/** How fields look once an event has been shown. */
export type Stage = (fields: Fields, event: Face) => Fields;

/** The film in what the server tells: each moment has all its fields again. */
export function developed(told: FilmTold): Film {
  let fields: Fields = {};
  let from = 0;
  const last: Record<number, Asked> = {};
  const moments = told.moments.map((moment) => {
    fields = { ...fields, ...moment.fields };
    const given = moment.answered.flatMap((seat) => last[seat] ?? []);
    const questions = moment.questions.map((place) => told.questions[place]!);
    for (const question of questions) last[question.seat] = question;
    const made: Moment = { ...moment, fields, questions, given, from, to: moment.events };
    from = moment.events;
    return made;
  });
  return { seat: told.seat, moments, events: told.events as Face[] };
}

export const momentAt = (film: Film, place: Place): Moment => film.moments[place.moment]!;

export const settled = (moment: number): Place => ({ moment, event: null });

export const end = (film: Film): Place => settled(film.moments.length - 1);

export const isStart = (place: Place): boolean => place.moment === 0 && place.event === null;

export const isEnd = (film: Film, place: Place): boolean => place.moment === film.moments.length - 1 && place.event === null;

/** The first moment after so many answers; the end, where there are not so many. */
export function afterAnswers(film: Film, number: number): Place {
  const found = film.moments.findIndex((moment) => moment.number >= number);
  return found < 0 ? end(film) : settled(found);
}

/** Where an event is shown. */
export function ofEvent(film: Film, event: number): Place {
  return { moment: film.moments.findIndex((moment) => event < moment.to), event };
}

/** One answer on, or back. On the way to a moment, that moment is one on. */
export function byAnswer(film: Film, place: Place, by: 1 | -1): Place {
  const moment = place.moment + (place.event !== null && by > 0 ? 0 : by);
  return settled(Math.max(0, Math.min(moment, film.moments.length - 1)));
}

/** One event on, or back; a moment itself comes after its events. The film begins with everything laid out. */
export function byEvent(film: Film, place: Place, by: 1 | -1): Place {
  return by > 0 ? eventOn(film, place) : eventBack(film, place);
}

function eventOn(film: Film, place: Place): Place {
  if (isEnd(film, place)) return place;
  const moment = place.event === null ? place.moment + 1 : place.moment;
  const event = place.event === null ? film.moments[moment]!.from : place.event + 1;
  return event < film.moments[moment]!.to ? { moment, event } : settled(moment);
}

function eventBack(film: Film, place: Place): Place {
  if (isStart(place)) return place;
  const { from, to } = momentAt(film, place);
  const event = (place.event ?? to) - 1;
  return event >= from ? { moment: place.moment, event } : settled(Math.max(place.moment - 1, 0));
}

/** Who has chosen in secret since the moment before. */
export function chosenAt(film: Film, place: Place): number[] {
  const before = film.moments[place.moment - 1]?.answered ?? [];
  return place.event === null ? momentAt(film, place).answered.filter((seat) => !before.includes(seat)) : [];
}

/** How many events have been shown. */
export const shownAt = (film: Film, place: Place): number => (place.event === null ? momentAt(film, place).to : place.event + 1);

/** The first of the events that belong together here: the one being shown, or all that led to the moment. */
export const newSince = (film: Film, place: Place): number => place.event ?? momentAt(film, place).from;

/** The fields at a place: true ones at a moment, staged ones on the way to it. */
export function fieldsAt(film: Film, place: Place, stage: Stage): Fields {
  const { fields, from } = momentAt(film, place);
  if (place.event === null || place.moment === 0) return fields;
  const shown = film.events.slice(from, place.event + 1);
  return shown.reduce(stage, film.moments[place.moment - 1]!.fields);
}

/** A chapter of the film, from its first moment to the one before the next. */
export interface Chapter {
  event: Face;
  moment: number;
  length: number;
}

/** The chapters of a film, which events of a kind open. */
export function chaptersOf(film: Film, kind: string): Chapter[] {
  const opened = film.events.flatMap((event, index) => (event.kind === kind ? [{ event, moment: ofEvent(film, index).moment }] : []));
  return opened.map((each, index) => ({ ...each, length: (opened[index + 1]?.moment ?? film.moments.length) - each.moment }));
}

/** The beginning of the chapter after, or before, a place; the end or the start where there is none. */
export function byChapter(film: Film, place: Place, by: 1 | -1, chapters: readonly Chapter[]): Place {
  const starts = chapters.map((chapter) => chapter.moment);
  if (by > 0) return settled(starts.find((moment) => moment > place.moment) ?? film.moments.length - 1);
  return settled(starts.findLast((moment) => moment < place.moment) ?? 0);
}

/** The chapter a moment belongs to. */
export const chapterAt = (chapters: readonly Chapter[], moment: number): number => chapters.findLastIndex((chapter) => chapter.moment <= moment);

/** The moment from which a seat can still choose for itself: before what it had chosen in secret. */
export function choosingAt(film: Film, place: Place, seat: number): Moment {
  let moment = place.moment;
  while (moment > 0 && film.moments[moment]!.answered.includes(seat)) moment -= 1;
  return film.moments[moment]!;
}

import { counted, english, type Tag } from '../../../common/words/words.ts';
import { namesOf } from '../names.ts';

/** The words of a player board. */
export function playerWords(w: Tag) {
  const names = namesOf(w);
  const places: { readonly [place: string]: string } = {
    supply: w`Supply`,
    station: names.action('station'),
    railroad: names.action('railroad'),
    telegraph: names.action('telegraph'),
    trade: names.action('trade'),
  };
  const rails = (n: number): string => counted(w, n, w`rail`, w`rails`);
  return {
    place: (name: string) => places[name] ?? name,
    boardOf: (player: string) => w`${player}: player board`,
    pieces: w`Pieces on the player board`,
    beyond: w`right of the company logo`,
    piecesLeft: (buildings: number, n: number) => w`${counted(w, buildings, w`building`, w`buildings`)}, ${rails(n)}`,
    trains: w`Trains`,
    train: w`train`,
    faceDown: w`face down`,
  };
}

export const own = playerWords(english);

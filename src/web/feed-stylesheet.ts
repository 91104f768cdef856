/**
 * The feed card. A picture keeps its shape as in the feed, but is cut if it is wider than 1.91:1 or higher than
 * 4:5.
 */
export const feedStylesheet = `
.ad-grid {
  display: grid;
  gap: var(--space-5);
  list-style: none;
  padding: 0;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
}
.ad-card {
  margin: 0;
  padding: var(--space-3);
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow);
  break-inside: avoid;
  display: flex;
  flex-direction: column;
}
.ad-card h3 {
  display: flex;
  justify-content: space-between;
  font-size: var(--text-md);
  margin: 0 0 var(--space-3);
}
.feed {
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  overflow: hidden;
  font-size: var(--text-md);
}
.feed p {
  margin: 0;
}
.feed small {
  color: var(--soft);
  font-size: var(--text-xs);
  display: block;
}
.feed-head {
  display: flex;
  align-items: center;
  gap: 0.6rem;
  padding: 0.65rem 0.75rem 0.4rem;
  line-height: 1.3;
}
.feed-mark {
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background: var(--green-soft);
  color: var(--green);
  font-weight: 700;
  flex: none;
}
.feed-text {
  padding: 0.15rem 0.75rem 0.7rem;
  white-space: pre-line;
}
.feed-text > p,
.feed-text > details,
.feed-text summary {
  display: inline;
}
.feed-text summary {
  color: var(--soft);
  font-weight: 600;
  list-style: none;
  cursor: pointer;
  padding: 0.3rem 0.1rem;
}
.feed-text details[open] {
  display: block;
}
.feed-text .less,
.feed-text details[open] .more {
  display: none;
}
.feed-text details[open] .less {
  display: inline;
}
.feed {
  container-type: inline-size;
}
.feed-media {
  display: block;
  width: 100%;
  height: auto;
  min-height: 52.35cqi;
  max-height: 125cqi;
  object-fit: cover;
  background: var(--sunken);
}
.feed-media.none {
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  color: var(--soft);
}
.feed-whole {
  padding: 0.3rem 0.75rem 0.6rem;
  background: var(--sunken);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
}
.feed-whole summary {
  color: var(--soft);
  cursor: pointer;
  padding: 0.3rem 0;
}
.feed-whole p {
  margin-top: 0.4rem;
}
.places {
  margin-top: var(--space-3);
  contain: inline-size;
}
.places summary {
  color: var(--green);
  font-weight: 600;
  cursor: pointer;
  padding: 0.4rem 0;
  font-size: var(--text-sm);
}
.places-row {
  display: grid;
  gap: var(--space-4) var(--space-3);
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  padding: 0.2rem 0 0.6rem;
  align-items: end;
}
.place {
  margin: 0;
  min-width: 0;
  font-size: var(--text-xs);
  overflow-wrap: anywhere;
}
.place p {
  margin: 0;
}
.place figcaption {
  color: var(--soft);
  margin-top: 0.3rem;
}
.place-frame {
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-m);
  border: 1px solid var(--line);
  background: var(--sunken);
  aspect-ratio: 1;
}
.place-frame img {
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
}
.place-frame.portrait {
  aspect-ratio: 4 / 5;
}
.place-frame.wide {
  aspect-ratio: 1.91;
}
.place-frame.tall {
  aspect-ratio: 9 / 16;
}
.place-frame.instagram {
  border-radius: 0;
  aspect-ratio: auto;
  container-type: inline-size;
}
.place-frame.instagram img {
  height: auto;
  min-height: 52.35cqi;
  max-height: 125cqi;
}
.place-frame.tall {
  background: #1c2120;
}
.place-frame.tall img {
  object-fit: contain;
}
.place-text {
  padding: 0.3rem 0.1rem 0;
}
.place-over {
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: 0.1rem;
  padding: 0.35rem 0.5rem;
  color: #fff;
  background: rgb(0 0 0 / 72%);
  max-height: 35%;
  overflow: hidden;
}
.story .place-over {
  max-height: 20%;
}
.place-over span {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.place-safe {
  position: absolute;
  inset: 14% 0 20%;
  border: 1px dashed #fff;
  outline: 1px dashed rgb(0 0 0 / 60%);
  outline-offset: -1px;
}
.reel .place-safe {
  inset: 14% 6% 35%;
}
.places-note {
  color: var(--soft);
  font-size: var(--text-xs);
}
.feed-link {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.1rem 0.75rem;
  align-items: center;
  padding: 0.6rem 0.75rem;
  background: var(--sunken);
  line-height: 1.3;
}
.feed-link b {
  display: block;
}
.feed-link .d {
  color: var(--soft);
  font-size: var(--text-sm);
}
.feed-cta {
  padding: 0.4rem 0.7rem;
  font-size: var(--text-sm);
  font-weight: 600;
  white-space: nowrap;
  border-radius: var(--radius-s);
  background: var(--card);
  border: 1px solid var(--line);
}
`;

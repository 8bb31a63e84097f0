import { Button, Details, Table, VStack } from '@tree-service/design';
import { useState } from 'react';
import { formatDistance } from '../distanceWords';
import { distanceKm, formatPosition, type GeoPoint } from '../geography';
import type { MapPoint } from './clusters';

const ROWS_AT_ONCE = 50;

/** The same points as a table. */
export interface MapPointListProps {
  /** What the table lists: "Leads near you". */
  caption: string;
  points: readonly MapPoint[];
  /** Where distances are counted from; without it the position is shown. */
  from?: GeoPoint;
  onSelect?: (id: string) => void;
}

/** The points of a map as a table, nearest first; the text alternative of the map. */
export function MapPointList({ caption, points, from, onSelect }: MapPointListProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const rows = () => {
    const known = points.map((point) => ({
      ...point,
      away: from && distanceKm(from, point.position),
    }));
    return known.sort((a, b) => (a.away ?? 0) - (b.away ?? 0)).slice(0, shown);
  };
  return (
    <Details show={`Show as a list (${points.length})`} hide="Hide the list">
      <VStack $gap={4}>
        <Table
          caption={caption}
          rows={rows()}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'label',
              header: 'Name',
              cell: ({ id, label }) =>
                onSelect ? (
                  <Button variant="link" onClick={() => onSelect(id)}>
                    {label}
                  </Button>
                ) : (
                  label
                ),
            },
            { key: 'detail', header: 'Details', cell: ({ detail }) => detail ?? '' },
            {
              key: 'where',
              header: from ? 'Distance' : 'Position',
              cell: ({ away, position }) =>
                away === undefined ? formatPosition(position) : formatDistance(away * 1000),
              numeric: true,
            },
          ]}
        />
        {shown < points.length && (
          <Button variant="outline" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            Show more
          </Button>
        )}
      </VStack>
    </Details>
  );
}

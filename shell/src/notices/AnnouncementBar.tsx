import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import {
  announcementsQuery,
  type AnnouncementSeverity,
} from '@tree-service/market/api/announcements';
import { Button, color, pageWidth, space } from '@tree-service/design';
import { dismissAnnouncement, dismissedAnnouncements } from './dismissedAnnouncements';

const LOOK_AGAIN_MS = 5 * 60_000;

const looks = {
  critical: { Icon: CircleAlert, ground: color.dangerSoft, ink: color.danger },
  warning: { Icon: TriangleAlert, ground: color.warningSoft, ink: color.warning },
  info: { Icon: Info, ground: color.infoSoft, ink: color.info },
} as const;

const GRAVEST_FIRST: readonly string[] = Object.keys(looks);

const isSeverity = (word: string): word is AnnouncementSeverity => GRAVEST_FIRST.includes(word);

const Bar = styled.div<{ $ground: string; $ink: string }>`
  border-bottom: 1px solid ${color.border};
  background: ${({ $ground }) => $ground};
  svg {
    flex: none;
    color: ${({ $ink }) => $ink};
  }
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  max-width: calc(${pageWidth.wide} + 2 * ${space(8)});
  margin: 0 auto;
  padding: ${space(1)} ${space(4)};
`;

const Message = styled.p`
  flex: 1;
  min-width: 0;
  padding: ${space(2)} 0;
  overflow-wrap: anywhere;
`;

/**
 * Current announcements, one at a time and the most severe first, until dismissed for this session.
 * Errors are silent.
 */
export default function AnnouncementBar() {
  const [dismissed, setDismissed] = useState(dismissedAnnouncements);
  const { data = [] } = useQuery({ ...announcementsQuery(), refetchInterval: LOOK_AGAIN_MS });
  const [notice] = data
    .filter(({ id }) => !dismissed.includes(id))
    .sort((a, b) => GRAVEST_FIRST.indexOf(a.severity) - GRAVEST_FIRST.indexOf(b.severity));
  const { Icon, ground, ink } =
    looks[notice && isSeverity(notice.severity) ? notice.severity : 'info'];

  // The region is always rendered: screen readers only announce changes inside one.
  return (
    <div role="status" aria-label="Announcement">
      {notice && (
        <Bar $ground={ground} $ink={ink}>
          <Inner>
            <Icon size={20} aria-hidden />
            <Message>{notice.message}</Message>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Dismiss announcement"
              onClick={() => setDismissed(dismissAnnouncement(notice.id))}
            >
              <X size={20} aria-hidden />
            </Button>
          </Inner>
        </Bar>
      )}
    </div>
  );
}

# perl tests/setup/unit-filter.pl PROGRAM ARGUMENTS…: runs a program under the filter of deploy/atividario.service, as far
# as system calls of `@resources` go (systemd-analyze syscall-filter @resources): each of them answers EPERM.
use strict;
use warnings;
use POSIX qw(uname);

my ( $arch, $audit, $seccomp, $prctl, @denied );
my $machine = ( uname() )[4];
if ( $machine eq 'x86_64' ) {
    ( $audit, $seccomp, $prctl ) = ( 0xC000003E, 317, 157 );
    # ioprio_set mbind migrate_pages move_pages sched_setaffinity sched_setattr sched_setparam sched_setscheduler
    # set_mempolicy set_mempolicy_home_node setpriority setrlimit
    @denied = ( 251, 237, 256, 279, 203, 314, 142, 144, 238, 450, 141, 160 );
}
elsif ( $machine eq 'aarch64' ) {
    ( $audit, $seccomp, $prctl ) = ( 0xC00000B7, 277, 167 );
    @denied = ( 30, 235, 238, 239, 122, 274, 118, 119, 237, 450, 140, 164 );
}
else { die "no numbers of system calls for $machine\n" }

use constant { LOAD => 0x20, EQUALS => 0x15, RETURN => 0x06, ALLOW => 0x7fff0000, EPERM => 0x00050001 };
sub step { my ( $code, $then, $else, $value ) = @_; return pack 'S C C L', $code, $then, $else, $value }

# The architecture is at byte 4, the number of the call at byte 0. Calls of another architecture are not filtered here.
my @filter = ( step( LOAD, 0, 0, 4 ), step( EQUALS, 1, 0, $audit ), step( RETURN, 0, 0, ALLOW ), step( LOAD, 0, 0, 0 ) );
push @filter, step( EQUALS, 0, 1, $_ ), step( RETURN, 0, 0, EPERM ) for @denied;
push @filter, step( RETURN, 0, 0, ALLOW );
my $code = join '', @filter;
my $program = pack 'S x6 P', scalar @filter, $code;

syscall( $prctl, 38, 1, 0, 0, 0 ) == 0 or die "PR_SET_NO_NEW_PRIVS: $!\n";
syscall( $seccomp, 1, 0, $program ) == 0 or die "seccomp: $!\n";
exec @ARGV or die "exec: $!\n";
